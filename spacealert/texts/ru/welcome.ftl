### The first start.

welcome-title = Добро пожаловать на борт
welcome-who = Кто за столом? Люди + андроиды; имена — по желанию
welcome-fly = Первый полёт
welcome-fly-what = Учебный полёт: семь минут, мало угроз, а интерком подскажет, что делать.
welcome-look-around = Сначала осмотреться
