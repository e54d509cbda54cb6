### «Нечто»: что говорит голос, по тексту на каждую запись.

thingspeech-setup-board = Разложите поле и таблицу погоды.
thingspeech-setup-fuel = Топливо в генераторную, в котельную и на трек спасения.
thingspeech-setup-food = Заполните кладовую.
thingspeech-setup-dogs = Собаки идут на псарню.
thingspeech-setup-vehicles = Повреждения на штатный вертолёт и на снегоход.
thingspeech-setup-weapons = Соберите колоду оружия и положите её на арсенал.
thingspeech-setup-items = Соберите колоду предметов и положите её на склад.
thingspeech-setup-stores = Топливо в подземное хранилище и в уличный резерв.
thingspeech-setup-radio = Повреждения в радиорубку.
thingspeech-setup-lab = Образцы крови, чистые и испорченные, в мешочек лаборатории.
thingspeech-setup-actions = Перемешайте карты действий. Каждому по две.
thingspeech-setup-players = Каждый берёт всё своего цвета.
thingspeech-setup-discs = Шесть персонажей, шесть дисков и жетон угрозы.
thingspeech-setup-special-roles = Подложите под каждый планшет особую карту роли. Никто не смотрит.
thingspeech-roles-agreed = Пусть программа раздаст роли и будет их знать? Только если согласны все.
thingspeech-roles-tokens = Перемешайте жетоны собак и раздайте каждому по одному. Пока не смотрите.
thingspeech-roles-screen = Каждый побудет наедине с экраном, все одинаково долго.
thingspeech-roles-alone = Один смотрит на экран. Остальные отвернитесь.

thingspeech-phase-weather = Новый раунд. Погода.
thingspeech-phase-upkeep = Обслуживание станции.
thingspeech-phase-plans = Пришельцы выбирают карты. Остальные отвернитесь.
thingspeech-phase-move = Все занимают места.
thingspeech-phase-clashes = Стычки.
thingspeech-phase-alien = Действует пришелец.
thingspeech-phase-actions = Действия.
thingspeech-phase-rec-room = Возвращаемся в комнату отдыха.
thingspeech-phase-tests = Проверки.
thingspeech-phase-food = Питание.
thingspeech-phase-dogs = Собаки и лидер.

thingspeech-outage = Генераторная отказала. На станции темно.
thingspeech-outage-ends = Свет снова горит.
thingspeech-boiler-destroyed = Котельная разрушена. Становится холодно.
thingspeech-freezing = Становится холоднее.
thingspeech-rescue-waits = Спасательный вертолёт ждёт снаружи.
thingspeech-rescue-gone = Спасательный вертолёт улетел.
thingspeech-warning-freezing = Внимание. Следующий раунд может стать последним.
thingspeech-warning-boiler = Внимание. В следующем раунде может разрушиться котельная.
thingspeech-warning-generator = Внимание. В следующем раунде может погаснуть свет.
thingspeech-warning-food = Внимание. Еда заканчивается.
thingspeech-warning-rescue = Внимание. После этого раунда спасательный вертолёт улетит.

thingspeech-draw = Доберите карты.
thingspeech-face-up = Некоторые из вас играют карты в открытую.
thingspeech-darkness = Темно. Сосед берёт карту с вашей руки.

thingspeech-dog-caught = Собака поймана.
thingspeech-dog-check = Кто-то наедине с собакой.
thingspeech-clash = Проверка заражения. Приготовьте жетоны.
thingspeech-ritual-token-take = Возьмите свой жетон. Пока не смотрите.
thingspeech-ritual-role-card = Возьмите обе карты роли. Карту своей роли положите под планшет.
thingspeech-ritual-lay = Если вы человек, положите два жетона человека. Если пришелец — по одному каждого или два человека. Если вы на зелёном делении, не кладите ничего.
thingspeech-ritual-pick = Возьмите один чужой жетон. Пока не смотрите.
thingspeech-ritual-dog-wait = Все смотрят на мешочек. Никто не говорит. Никто не двигается.
thingspeech-ritual-dog-draw = Достаньте из мешочка один жетон. Пока не смотрите.
thingspeech-ritual-look = Смотрите. Никому не показывайте.
thingspeech-ritual-give-back = Верните его взакрытую.
thingspeech-ritual-role-cards = Если вы смотрели жетон, возьмите обе карты роли. Перемешайте их. Посмотрите. Карту своей роли положите под планшет.
thingspeech-ritual-done = Это всё.
thingspeech-ritual-vote-ready = Решите, на кого указать, или скрестите руки.
thingspeech-ritual-vote-three = Три.
thingspeech-ritual-vote-two = Два.
thingspeech-ritual-vote-one = Один.
thingspeech-ritual-vote-point = Показывайте!

thingspeech-alien-destroyed = Пришелец уничтожен. Но последний ли он?
thingspeech-driven-away = Пришелец бежит от огня.
thingspeech-absorbed = Один из вас поглощён.
thingspeech-exposed = Это пришелец!
thingspeech-burn = Поджигает ли кто-нибудь локацию?
thingspeech-burned = Она горит.
thingspeech-rescue-first = Спасательный вертолёт ждёт. Кто сядет первым?
thingspeech-board = Кого ещё берут на борт? Согласны должны быть все, кто на борту.
thingspeech-take-off = Они отправляются.
thingspeech-last-stand = Пришелец пытается помешать бегству.
thingspeech-escape-stopped = Бегство сорвалось.

thingspeech-sos = Сигнал бедствия отправлен.

thingspeech-exposes-itself = Разоблачает ли себя пришелец?
thingspeech-test-result = Покажите всем карту роли.
thingspeech-food-raw = Никто не готовил. Кладовая пустеет.
thingspeech-starving = Вы голодаете.
thingspeech-kennel-opens = Кто-то открыл псарню.
thingspeech-end-humans = Люди победили.
thingspeech-end-aliens = Пришельцы победили.
