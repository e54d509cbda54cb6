### Nemesis: names of components, and the game in the log book.

nemesis-title = Немезида
nemesis-outcome-won = победа: { $winners }
nemesis-outcome-lost = поражение
nemesis-facts = «Немезида»: { $rounds } { $rounds ->
         [one] раунд
         [few] раунда
       *[many] раундов
    }, { $players } { $players ->
         [one] игрок
         [few] игрока
       *[many] игроков
    }, выживших — { $survivors }. Корабль { $ship ->
        [lost] погиб
       *[other] уцелел
    }. Победители: { $winners }.
nemesis-name = { $name }
nemesis-number-1 = 1
nemesis-number-2 = 2
nemesis-number-3 = 3
nemesis-number-4 = 4
nemesis-number-5 = 5
nemesis-number-6 = 6
nemesis-kind-blank = Пустой жетон
nemesis-kind-larva = Личинка
nemesis-kind-creeper = Ползун
nemesis-kind-adult = Трутень
nemesis-kind-breeder = Охотник
nemesis-kind-queen = Королева
nemesis-kind-metagorger = Глодатель
nemesis-kind-red-metagorger = Красный глодатель
nemesis-kind-blue-metagorger = Синий глодатель
nemesis-kind-shambler = Падальщик
nemesis-kind-fleshbeast = Свежеватель
nemesis-kind-butcher = Мясник
nemesis-character-captain = Капитан
nemesis-character-pilot = Пилот
nemesis-character-scientist = Учёный
nemesis-character-scout = Разведчик
nemesis-character-soldier = Солдат
nemesis-character-mechanic = Механик
nemesis-destination-A = А
nemesis-destination-B = Б
nemesis-destination-C = В
nemesis-destination-D = Г
nemesis-section = Зона { $section ->
        [A] А
       *[other] Б
    }
nemesis-die-miss = Промах
nemesis-die-creeper = Символ ползуна
nemesis-die-adult = Символ трутня
nemesis-die-hit = 1 попадание
nemesis-die-two-hits = 2 попадания
nemesis-noise-1 = 1
nemesis-noise-2 = 2
nemesis-noise-3 = 3
nemesis-noise-4 = 4
nemesis-noise-danger = Опасность
nemesis-noise-silence = Тишина
nemesis-mode-semi = Полукооперативный
nemesis-mode-coop = Кооперативный
nemesis-mode-solo = Одиночный
nemesis-slot-corpse = Труп
nemesis-slot-egg = Яйцо
nemesis-slot-carcass = Останки
nemesis-slot-shambler = Падальщик
nemesis-slot-fleshbeast = Свежеватель
nemesis-slot-butcher = Мясник
nemesis-card-hidden = Закрыта
nemesis-card-revealed = Открыта
nemesis-card-gone = Убрана из игры
nemesis-status-awake = на борту
nemesis-status-waiting = ждёт в капсуле
nemesis-status-hibernating = в гибернации
nemesis-status-launched = в улетевшей капсуле
nemesis-status-dead = персонаж погиб
nemesis-token = { $token }{ $number ->
        [none] {""}
       *[other] {" "}{ $number }
    }
nemesis-page = с. { $page }
nemesis-rule = { $topic }, с. { $page }
