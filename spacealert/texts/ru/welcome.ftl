### The first start.

welcome-title = Добро пожаловать на борт
welcome-who = Кто за столом? Люди + андроиды; имена — по желанию
welcome-fly = Сразу в учебный полёт
welcome-learn = Лётная школа
welcome-learn-what = Впервые за игрой? Уроки по несколько минут, подготовка стола, а потом первый учебный полёт.
welcome-look-around = Сначала осмотреться
