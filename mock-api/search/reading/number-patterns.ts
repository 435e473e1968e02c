// Words and signs by which numbers in a query get their meaning, as parts of regular expressions over folded words with one space between.

/** Beginnings of the words of decades, from the twenties on. */
const DECADES = [
  'dwudziest|twenties|veinte',
  'trzydziest|thirties|treinta',
  'czterdziest|forties|cuarenta',
  'piecdziesiat|fifties|cincuenta',
  'szescdziesiat|sixties|sesenta',
  'siedemdziesiat|seventies|setenta',
  'osiemdziesiat|eighties|ochenta',
  'dziewiecdziesiat|nineties|noventa',
]

/** The decade that a word names, 20 to 90. */
export function decadeIn(word: string): number | undefined {
  const at = DECADES.findIndex((names) => new RegExp(`^(?:${names})`).test(word))
  return at < 0 ? undefined : 20 + 10 * at
}

/** Parts may name others. */
const PARTS: Readonly<Record<string, string>> = {
  NUMBER: '(?:\\d{1,3}(?: \\d{3})+|\\d{1,7})(?: [.,] \\d{1,3})?',
  CURRENCY: '(?:zl|zlotych|zlote|zloty|pln|€|eur|euro|euros)',
  AMOUNT: '(?:€ ?)?{NUMBER}(?: ?(?:tys|tysiecy|tysiace|k))?(?: ?{CURRENCY})?',
  UP_TO:
    '(?:za )?(?:do|ponizej|maks|max|maksymalnie|najwyzej|nie wiecej (?:niz|jak)|nie drozsz\\w+ (?:niz|od)|mniej niz|taniej niz|tansz\\w+ (?:niz|od)|under|below|up to|less than|cheaper than|at most|no more than|not over|hasta|(?:por )?menos de|por debajo de|no mas de|maximo|<|≤)',
  FROM: '(?:od|powyzej|ponad|wiecej niz|min|minimum|co najmniej|drozsz[aey]\\w? niz|over|above|more than|from|at least|desde|mas de|a partir de|por encima de|minimo|>|≥)',
  // What a price follows: w cenie, cena, priced, precio.
  PRICED:
    '(?:(?:w |a |for |por |at a |de |un )*(?:cenie|cena|cene|ceny|budzecie|budzet|budzetem|kosztujac\\w*|priced|price|prices|costing|budget|precio|precios|presupuesto)(?: (?:of|at|de|a|is))?(?: -| :)? )',
  // The number ends here, and is none of money: "do 300 zł" behind a side is a price.
  NO_MONEY: '(?! \\d{3}(?!\\d))(?! [.,] \\d)(?! ?(?:tys|tysiecy|tysiace|k|{CURRENCY})(?= |$))',
  ABOUT: '(?:za |por |for )?(?:okolo|ok|mniej wiecej|about|around|unos|alrededor de)?',
  OPENING: '(?:od|from|between|miedzy|pomiedzy|de|desde|entre)',
  JOINING: '(?:do|to|and|a|y|i|-|–|—)',
  UNIT: '(?:cm|mm|m|metr\\w*|centymetr\\w*)',
  SIDE: '(?:szer|szerokosc\\w*|szerok\\w*|width|wide|ancho|anchura|wys|wysokosc\\w*|wysok\\w*|height|high|tall|alto|altura|gleb|glebokosc\\w*|glebok\\w*|depth|deep|fondo|profundidad|dl|dlugosc\\w*|dlug\\w*|length|long|largo|srednic\\w*|diameter|diametro)(?: (?:of|de))?',
  // A side that no length before it takes: the one of "180 cm tall under 300" does.
  OWN_SIDE: '(?<!{UNIT} (?:de )?)(?<side>{SIDE})',
  // Between two lengths.
  BY: '(?:x|×|na|by|por)',
  SET: '(?:komplet|kompletu|komplety|zestaw|zestawu|kpl|set of|set|juego de|conjunto de|juego)',
  PIECES: '(?:sztuk|sztuki|szt|pieces|pcs|piezas|unidades)',
  PERSONS: '(?:osob|osoby|osobow\\w*|people|persons|seater|seats|personas|plazas)',
  COUNT: '[a-z]+|\\d{1,2}',
  BEFORE_YEARS: '(?:(?:z|w|from|of|the|de|los) )*',
  // What a model's number follows.
  MODEL: '(?:typ|typu|type|model|modelo|wzor|nr|no|numer|number|numero)',
  // Behind a year.
  YEAR: '(?:r|rok|roku)',
  // Behind the decade of "lata 60-te".
  OF_DECADE: '(?: ?-? ?(?:te|tych|ych|s))',
  // A second decade is none of these.
  NOT_COUNTED: '(?! ?(?:{UNIT}|{CURRENCY}|x|×|na|tys|k|{PIECES}|{PERSONS})(?= |$))',
  DECADE_WORD: `(?:${DECADES.join('|')})\\w*`,
  BEFORE_WAR: '(?:przedwojenn\\w+|sprzed wojny|pre ?- ?war|prewar|de preguerra)',
  BETWEEN_WARS: '(?:miedzywojenn\\w+|inter ?- ?war|interwar|de entreguerras|entreguerras)',
}

/** A pattern with the parts that it names in braces. */
export function withParts(pattern: string): string {
  const whole = pattern.replaceAll(/\{([A-Z_]+)\}/g, (_all, name: string) => PARTS[name] ?? '')
  return whole === pattern ? whole : withParts(whole)
}

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
export const ROMAN = ['xvi', 'xvii', 'xviii', 'xix', 'xx', 'xxi']
export const FIRST_ROMAN = 16

/** Words of the patterns of read-numbers.ts: none of them is a typing error. */
export const NUMBER_WORDS: readonly string[] = [
  ...Object.keys(COUNTS),
  ...'komplet zestaw kpl sztuk sztuki osob osoby osobowy para pair par pareja pieces piezas personas people ponizej powyzej ponad maks maksymalnie najwyzej mniej wiecej niz okolo under below over above between cheaper less more than hasta menos desde entre maximo minimo szerokosc wysokosc glebokosc dlugosc srednica width height depth length ancho alto fondo largo lata latach wiek wieku rok roku century anos decada siglo cena ceny cenie budzet priced price prices costing budget precio precios presupuesto zlotych euro euros set juego'.split(
    ' ',
  ),
]
