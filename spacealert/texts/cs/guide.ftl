### Guides that take players through a procedure.

guide-no-answer = „{ $answer }“ tu není odpověď.
guide-not-so-many = Vyberte { $least } až { $most }{ $each ->
        [1] {""}
       *[other] {" "}celkem, každé nejvýš { $each }×
    }.
guide-not-everything-placed = Vyberte možnost pro každého v seznamu.
guide-place-full = Tolik se sem nevejde: { $place }.
guide-is-over = Tohle už skončilo.
guide-nothing-to-undo = Není co vrátit.
guide-open-elsewhere = Tohle je otevřené v jiném okně nebo terminálu.
guide-unreadable = { $path } nejde přečíst: { $why ->
    [missing] takový soubor není
    [folder] je to složka
    [forbidden] nemáte právo ho číst
   *[other] systém to odmítá
 }.
guide-damaged = { $path } je poškozený a nejde v něm pokračovat. Zůstal, jak je.

## Every guide, in the window and in the terminal

guide-rule = Pravidla: { $rule }
guide-resume-or-begin = Tohle zůstalo rozehrané. Pokračovat, nebo začít znovu? Když začnete znovu, uložené se odloží pod jiným jménem.
guide-resume = Pokračovat
guide-begin = Začít znovu
guide-back = Zpět
guide-close = Zavřít
guide-undo = Vrátit
guide-earlier = Dřívější odpovědi
guide-step-of = { $step } z { $last }
guide-earlier-how = Vyberte odpověď, kterou chcete změnit.
guide-no-earlier = Zatím nic nebylo zodpovězeno.
guide-say = Říct nahlas
guide-go-on = Dál
guide-on-map = Vyberte místo na mapě.
guide-these = Hotovo
guide-draw = Vylosuj za nás
guide-drawn = Vylosováno: { $what }
guide-write-here = Pište sem
guide-number = Číslo: { $number }
guide-show = { $seat }, ostatní se nedívají: ukázat
guide-on-phone = { $seat }: máte to na telefonu. L to ukáže tady.
guide-start = Začít
guide-look-away-still = Ještě se nedívejte.
guide-look-again = Čas vypršel a nic nebylo zodpovězeno. Podívejte se znovu.
guide-none = žádné
guide-yes = Ano
guide-no = Ne
guide-done = hotovo
guide-over = To je vše.
guide-left-over = { $count ->
    [one] Jedna odpověď už nesedí a ptám se na ni znovu.
    [few] { $count } odpovědi už nesedí a ptám se na ně znovu.
   *[other] { $count } odpovědí už nesedí a ptám se na ně znovu.
 }
guide-change-title = Změnit tuto odpověď?
guide-change-text = { $count ->
    [one] Jedna z pozdějších odpovědí (celkem { $all }) zatím nesedí. Počká na svou otázku. Krok zpět vše vrátí.
    [few] { $count } z pozdějších odpovědí (celkem { $all }) zatím nesedí. Počkají na své otázky. Krok zpět vše vrátí.
   *[other] { $count } z pozdějších odpovědí (celkem { $all }) zatím nesedí. Počkají na své otázky. Krok zpět vše vrátí.
 }
guide-change = Změnit
guide-change-not = Nechat být
guide-change-yes = a
guide-ask-change = a a Enter: změnit · Enter: nechat být
guide-waiting = { $count ->
    [one] Jedna pozdější odpověď čeká na svou otázku. U změnu vrátí.
    [few] { $count } pozdější odpovědi čekají na své otázky. U změnu vrátí.
   *[other] { $count } pozdějších odpovědí čeká na své otázky. U změnu vrátí.
 }
guide-reused = { $count ->
    [one] Jedna dřívější odpověď opět sedí, zadala se sama.
    [few] { $count } dřívější odpovědi opět sedí, zadaly se samy.
   *[other] { $count } dřívějších odpovědí opět sedí, zadaly se samy.
 }
guide-leave-unsaved = Odejít, i když poslední odpovědi nejsou uložené?
guide-leave = Odejít
guide-stay = Zůstat

## In a terminal

guide-ask-text = Vaše odpověď{ $likely ->
    [none] {""}
   *[other] , Enter: { $likely }
 } (:u vrátit, :q konec):
guide-ask-number = { $least } až { $most }{ $likely ->
    [none] {""}
   *[other] , Enter: { $likely }
 }:
guide-ask-option = { $numbers }{ $likely ->
    [none] {""}
   *[other] , Enter: { $likely }
 }:
guide-ask-several = Čísla oddělená mezerou{ $each ->
        [1] {""}
       *[other] {", každé tolikrát, kolikrát platí"}
    }, Enter: žádné:
guide-ask-arrange = Místo každého v tomto pořadí ({ $numbers }){ $placed ->
        [yes] {", nebo 2=5 pro toho, kdo se přesunul. Enter: beze změny"}
       *[no] {""}
    }:
guide-ask-draw = Enter: vylosuj za nás; nebo co jste vytáhli, { $numbers }:
guide-ask-enter = Enter: dál
guide-ask-look = { $seat }: jste u obrazovky sami? Stiskněte L a Enter. Ostatní se odvrátí:
guide-ask-start = Enter: začít · f a Enter: dvakrát rychleji (potom n a Enter: další krok, u: ještě jednou)
guide-ask-resume = Enter: pokračovat · n a Enter: začít znovu
guide-ask-edit = Kterou odpověď chcete změnit? Její číslo, nebo Enter: žádnou:
guide-keys = u vrátit · b stůl · h dřívější odpovědi{ $lookup ->
    [yes] {" · r vyhledat"}
   *[no] {""}
 } · q konec
guide-kept = Je uloženo. Pokračovat můžete kdykoli.
guide-not-kept = Poslední odpovědi nejsou uložené.
guide-next-step = Všichni jsou připraveni: dál
guide-lookup = Vyhledat
guide-ask-lookup = Co přesně? 1 až { $last }, Enter: nic:
guide-not-in-language = { $name } tímto jazykem zatím nemluví. Zavolejte s --lang en nebo --lang ru.
