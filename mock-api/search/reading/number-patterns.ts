// Words and signs by which numbers in a query get their meaning, as parts of regular expressions over folded words with one space between.
export const NUMBER = '(?:\\d{1,3}(?: \\d{3})+|\\d{1,7})(?: [.,] \\d{1,3})?'
const CURRENCY = '(?:zl|zlotych|zlote|zloty|pln|€|eur|euro|euros)'
export const AMOUNT = `(?:€ ?)?${NUMBER}(?: ?(?:tys|tysiecy|tysiace|k))?(?: ?${CURRENCY})?`
export const UP_TO =
  '(?:za )?(?:do|ponizej|maks|max|maksymalnie|najwyzej|nie wiecej (?:niz|jak)|nie drozsz\\w+ (?:niz|od)|mniej niz|taniej niz|tansz\\w+ (?:niz|od)|under|below|up to|less than|cheaper than|at most|no more than|not over|hasta|(?:por )?menos de|por debajo de|no mas de|maximo|<|≤)'
export const FROM =
  '(?:od|powyzej|ponad|wiecej niz|min|minimum|co najmniej|drozsz[aey]\\w? niz|over|above|more than|from|at least|desde|mas de|a partir de|por encima de|minimo|>|≥)'
/** What a price follows: w cenie, cena, priced, precio. */
export const PRICED =
  '(?:(?:w |a |for |por |at a |de |un )*(?:cenie|cena|cene|ceny|budzecie|budzet|budzetem|kosztujac\\w*|priced|price|prices|costing|budget|precio|precios|presupuesto)(?: (?:of|at|de|a|is))?(?: -| :)? )'
/** The number ends here, and is none of money: "do 300 zł" behind a side is a price. */
export const NO_MONEY = `(?! \\d{3}(?!\\d))(?! [.,] \\d)(?! ?(?:tys|tysiecy|tysiace|k|${CURRENCY})(?= |$))`
export const ABOUT = '(?:za |por |for )?(?:okolo|ok|mniej wiecej|about|around|unos|alrededor de)?'
export const OPENING = '(?:od|from|between|miedzy|pomiedzy|de|desde|entre)'
export const JOINING = '(?:do|to|and|a|y|i|-|–|—)'
export const UNIT = '(?:cm|mm|m|metr\\w*|centymetr\\w*)'
export const SIDE =
  '(?:szer|szerokosc\\w*|szerok\\w*|width|wide|ancho|anchura|wys|wysokosc\\w*|wysok\\w*|height|high|tall|alto|altura|gleb|glebokosc\\w*|glebok\\w*|depth|deep|fondo|profundidad|dl|dlugosc\\w*|dlug\\w*|length|long|largo|srednic\\w*|diameter|diametro)(?: (?:of|de))?'
/** Between two lengths. */
export const BY = '(?:x|×|na|by|por)'
export const SET = '(?:komplet|kompletu|komplety|zestaw|zestawu|kpl|set of|set|juego de|conjunto de|juego)'
export const PIECES = '(?:sztuk|sztuki|szt|pieces|pcs|piezas|unidades)'
export const PERSONS = '(?:osob|osoby|osobow\\w*|people|persons|seater|seats|personas|plazas)'
export const COUNT = '[a-z]+|\\d{1,2}'
export const BEFORE_YEARS = '(?:(?:z|w|from|of|the|de|los) )*'
/** What a model's number follows. */
export const MODEL = '(?:typ|typu|type|model|modelo|wzor|nr|no|numer|number|numero)'
/** Behind a year. */
export const YEAR = '(?:r|rok|roku)'

/** Behind the decade of "lata 60-te". */
export const OF_DECADE = '(?: ?-? ?(?:te|tych|ych|s))'
/** A second decade is none of these. */
export const NOT_COUNTED = `(?! ?(?:${UNIT}|${CURRENCY}|x|×|na|tys|k|${PIECES}|${PERSONS})(?= |$))`

/** Words of counts up to twelve. */
export const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'dwa dwoch dwie two dos',
    'trzy trzech three tres',
    'cztery czterech four cuatro',
    'piec pieciu five cinco',
    'szesc szesciu six seis',
    'siedem siedmiu seven siete',
    'osiem osmiu eight ocho',
    'dziewiec dziewieciu nine nueve',
    'dziesiec dziesieciu ten diez',
    'jedenascie jedenastu eleven once',
    'dwanascie dwunastu twelve doce',
  ].flatMap((words, i) => words.split(' ').map((word) => [word, i + 2])),
)
/** Beginnings of adjectives of seats, by number of persons. */
export const SEATS: Readonly<Record<number, string>> = { 1: 'jedno', 2: 'dwu', 3: 'trzy', 4: 'cztero', 6: 'szescio', 12: 'dwunasto' }
/** All words of counts. */
export const COUNT_WORDS: readonly string[] = Object.keys(COUNTS)
export const DECADES: readonly [RegExp, number][] = [
  [/^(?:dwudziest|twenties|veinte)/, 20],
  [/^(?:trzydziest|thirties|treinta)/, 30],
  [/^(?:czterdziest|forties|cuarenta)/, 40],
  [/^(?:piecdziesiat|fifties|cincuenta)/, 50],
  [/^(?:szescdziesiat|sixties|sesenta)/, 60],
  [/^(?:siedemdziesiat|seventies|setenta)/, 70],
  [/^(?:osiemdziesiat|eighties|ochenta)/, 80],
  [/^(?:dziewiecdziesiat|nineties|noventa)/, 90],
]
export const DECADE_WORD =
  '(?:dwudziest|trzydziest|czterdziest|piecdziesiat|szescdziesiat|siedemdziesiat|osiemdziesiat|dziewiecdziesiat)\\w*|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa'
export const BEFORE_WAR = 'przedwojenn\\w+|sprzed wojny|pre ?- ?war|prewar|de preguerra'
export const BETWEEN_WARS = 'miedzywojenn\\w+|inter ?- ?war|interwar|de entreguerras|entreguerras'
export const ROMAN = ['xvi', 'xvii', 'xviii', 'xix', 'xx', 'xxi']
export const FIRST_ROMAN = 16
