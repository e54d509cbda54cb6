### The settings.

settings-title = Настройки
settings-language = Язык
settings-box = Что у вас в коробке?
settings-box-base = Базовая игра
settings-box-new-frontier = + The New Frontier
settings-expansion = Специализации…
settings-intercom = Интерком
settings-volume = Громкость
settings-motion-on = Включена
settings-motion-off = Выключена
settings-motion-is = Анимация: { $on ->
    [yes] включена
   *[no] выключена
 }
settings-level-voice = · голос
settings-level-siren = · сирена
settings-level-effects = · эффекты и гул
