### Telefony: co o nich říká notebook a co říká sama stránka v prohlížeči.

## Telefonu od notebooku

phones-title = Telefony
phones-off = Telefony jsou vypnuté a port zavřený.
phones-switch-on = Pustit telefony
phones-switch-off = Vypnout telefony
phones-next-network = Jiná síť
phones-no-network = Tento počítač není v síti, na kterou telefony dosáhnou: připojte jej ke stejné Wi-Fi, nebo zapněte hotspot na něm či na telefonu.
phones-no-such-address = Tento počítač nemá adresu { $address }. Má { $known }.
phones-cannot-listen = Na adrese { $address } telefony obsloužit nelze: { $why ->
    [forbidden] systém to zakazuje
   *[other] systém to odmítl
 }.
phones-dismiss = Odpojit
phones-seat-wanted = O místo žádá jiný telefon: { $name }. Pustit ho?
phones-seats-wanted = { $count ->
    [one] O místo žádá { $count } telefon
    [few] O místo žádají { $count } telefony
   *[other] O místo žádá { $count } telefonů
 }
phones-give-seat = Pustit
phones-refuse-seat = Odmítnout
phones-knocking = Z adresy { $address } někdo klepe bez správného kódu. Nikdo ho nepustí.
phones-start = Začít, až budou všichni připraveni
phones-is-ready = připraven
phones-is-done = hotovo
phones-address-changed = Síť se změnila: { $before } už nikam nevede, telefony nás teď najdou na { $after }. Naskenujte QR kód znovu.
phones-network-lost = Síť s adresou { $before } zmizela: telefony se vrátí s ní.
phones-join = Namiřte fotoaparát telefonu ve stejné síti, nebo otevřete { $address } a zadejte kód { $code }
phones-all-done = Všichni mají hotovo.
phones-board = Obrazovka pro diváky: { $address }
phones-other-networks = Telefony v jiné síti? Tento počítač najdou i na { $known } (--address).
phones-tunnel = { $address } patří VPN nebo virtuálnímu počítači: telefony z Wi-Fi u stolu jej sotva najdou.
phones-help = V telefonu se nic neděje? Pak je v jiné síti, nebo Wi-Fi pro hosty odděluje zařízení (použijte hotspot), nebo se firewall ptá, zda smí spacealert přijímat spojení: povolte to pro soukromé sítě.
phones-seat-asked = Nejdřív musí souhlasit telefon hráče { $name }, nebo notebook.
phones-seat-refused = Místo zůstává svému hráči.
phones-seat-given = Na vašem místě je teď jiný telefon.
phones-seat-freed = Notebook vaše místo uvolnil. Vyberte si jiné.
phones-no-more-seats = Víc míst není: loď je plná, nebo mise už začala.
phones-round-over = Ta mise už skončila: karta nebyla zadána.
phones-duty-draw = Lízněte kartu: { $threat }
phones-changed-meanwhile = Tah { $turn } mezitím někdo změnil jinde, vaše karta se nepoložila. Podívejte se znovu.
phones-nothing-better = Žádná jiná karta v jednom vašem tahu ani výměna dvou vašich karet by nedopadla lépe.
phones-plans-closed = Plány jsou uzavřené: vyhodnocení už začalo.
phones-question-over = Ta otázka už skončila.

## Na stránce

phones-page = Space Alert
    .needs-script = Tato stránka potřebuje JavaScript a prohlížeč z roku 2018 nebo novější: iOS 12, Android 8. Telefon je v pořádku, jen si od někoho půjčte novější.
    .language = Jazyk
    .menu = Nabídka
    .close = Zavřít
    .joining = Dokujeme…
    .code = Kód z obrazovky notebooku
    .code-help = Šest písmen a číslic vedle QR kódu. O, 0, I ani 1 v něm nejsou.
    .wrong-code = Na notebooku je jiný kód.
    .try-later = Příliš mnoho špatných kódů. Počkejte minutu.
    .join = Připojit
    .choose-seat = Kdo jste?
    .no-seats-yet = Zatím tu nikdo nesedí.
    .board = Na stole
    .on-phone-of = Odpovídá telefon:
    .has-answer = Notebook má vaši odpověď.
    .uncover = Ukázat
    .draw-for-me = Táhni za mě
    .that-is-me = Jsem …
    .seat-free = volné
    .seat-here = připojeno
    .seat-away = telefon je pryč
    .add-seat = Přidat místo
    .seat-lost = Teď nemáte místo. Klepněte na své.
    .seat-wanted = Vaše místo chce jiný telefon.
    .keep-seat = Nechat si místo
    .give-seat = Přenechat místo
    .your-name = Vaše jméno
    .save-name = Uložit
    .leave-seat = Přesednout si
    .say-ready = Jsme připraveni
    .is-ready = připraven
    .is-done = hotovo
    .stay-awake = Klepněte kamkoli, ať obrazovka nezhasne. I kdyby zhasla, nic se neztratí.
    .ready = Čekáme na misi.
    .mission-over = Akční kolo skončilo. Plány se ukážou, až je otevře notebook.
    .plans-entered = Všichni zadávají své plány.
    .lost = Notebook neodpovídá. Zkoušíme to znovu…
    .unsent = Neodesláno:
    .not-heard = Notebook to neslyšel. Klepněte znovu, až se vrátí.
    .preparing = Mise se připravuje…
    .begins-soon = Připravte se.
    .goes-on-soon = Připravte se. Mise bude hned pokračovat.
    .comms-down = Výpadek komunikace
    .silence = Nemluvit, neukazovat.
    .phase = Fáze
    .turns = tahy
    .turn = Tah
    .time-left = Zbývající čas fáze
    .paused = Pauza. Teď se neplánuje.
    .hand-over = Předejte jednu kartu. Sekund:
    .nothing-yet = Všude klid. Zatím.
    .duties = Co zbývá
    .threats = Hrozby podle tahů a zón
    .no-card = karta?
    .no-card-yet = Její kartu ještě nikdo nezadal. Vnější hrozby zadává spojař, vnitřní ochranka.
    .note = Poznámka pro sebe (nikdo jiný ji nevidí)
    .said = Dosud ohlášeno
    .your-cards = Tyto karty jste lízali vy
    .which-card = Která karta?
    .search = Hledat podle jména nebo čísla
    .no-such-card = Taková karta tu není.
    .remove-card = Tahle to není
    .pause = Pauza
    .start = Začít
    .go-on = Pokračovat
    .repeat = Zopakovat
    .your-row = Vaše karty
    .cards = Karty na výběr
    .empty = prázdné
    .two-in-a-slot = Do políčka se vejdou dvě akce: klepněte na ně postupně. Chcete-li jen jednu, klepněte na další políčko.
    .undo = Zpět
    .erase = Smazat
    .finish = Hotovo
    .answered = Notebook má vaši odpověď. Dokud neodpoví všichni, můžete ji změnit.
    .verdict-right = Správně!
    .verdict-wrong = Tak docela ne.
    .verdict-none = Nestihli jste odpovědět.
    .solution = Správná odpověď:
    .waiting-for = Ještě zadávají:
    .all-finished = Všichni mají hotovo. Vyhodnocení spustí notebook.
    .starts-by-itself = Všichni mají hotovo. Vyhodnocení hned začne.
    .change-row = Změnit mé karty
    .now = Teď
    .then = Potom
    .where = Jste
    .unconscious = v bezvědomí
    .you-this-turn = Co se děje vám
    .this-turn = Tento tah
    .last-moves = Poslední pohyb hrozeb
    .report = Otevřít hlášení
    .coach = Trenér k vašim kartám
