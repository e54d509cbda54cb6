### The settings.

settings-title = Настройки
settings-language = Язык
settings-box = Что у вас в коробке?
settings-box-base = Базовая игра
settings-box-new-frontier = + The New Frontier
settings-expansion = Специализации…
settings-intercom = Интерком
settings-volume = Громкость
settings-music = Музыка вкл./выкл.
settings-motion-on = Включена
settings-motion-off = Выключена
settings-motion-is = Анимация: { $on ->
    [yes] включена
   *[no] выключена
 }
settings-level-voice = Голос
settings-level-siren = Сирена
settings-level-effects = Эффекты и фон
settings-readings = Спорные правила…
settings-readings-title = Спорные правила
settings-reading-navigator-slows = Какие угрозы замедляет гипернавигатор?
    .ours = Все
    .other = Только внешние
settings-reading-medic-improves = Какое действие медик делает героическим?
    .ours = Первое подходящее в клетке (A, B или роботы)
    .other = Первый символ клетки, если это A, B или роботы
settings-reading-special-ops-skips-heroic = На какое действие тратится подготовка спецназовца?
    .ours = На следующее негероическое
    .other = На следующее, даже если оно героическое
settings-reading-special-ops-protects-bots = Защищает ли спецназовец и роботов?
    .ours = Да
    .other = Нет
settings-reading-drones-from-x = Когда вылетают дроны ниндзя?
    .ours = Когда он появляется
    .other = Когда он доходит до X
settings-reading-vortex-repeats-empty = Повторяет ли пространственно-временной вихрь пустые клетки?
    .ours = Нет
    .other = Да, и следующая карта задерживается
