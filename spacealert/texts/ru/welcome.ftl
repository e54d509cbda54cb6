### The welcome screen of the first start.

welcome-title = Добро пожаловать на борт
welcome-who = Кто сегодня летит? Люди + андроиды. Нажмите на фигурку, чтобы сменить её цвет
welcome-fly = Сразу в учебный полёт
welcome-learn = Лётная школа
welcome-learn-what = Играете впервые? Пройдите короткие уроки, подготовьте стол — и в первый учебный полёт.
welcome-look-around = Сначала осмотреться
