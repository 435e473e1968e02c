// What numbers in a query mean: prices, sizes, sets, eras, in Polish, English and Spanish. One row a pattern, tried in order; each takes the words it
// explains. Patterns see the folded words with one space between, quoted words and words already taken as #.
import type { Language } from '#app/domain/language.ts'
import { CURRENCIES, CURRENCY_IDS, type CurrencyId, marketOfLanguage } from '#app/domain/market.ts'
import { fold } from '#app/domain/slug.ts'
import type { Bounds, Fact, Side } from './facts.ts'
import type { Token } from './tokens.ts'

/** A fact with the words that say it. */
export interface ReadFact {
  fact: Fact
  /** Indexes of the tokens, the last one exclusive. */
  first: number
  end: number
}

type Groups = Record<string, string | undefined>
interface Pattern {
  regex: RegExp
  read: (groups: Groups, language: Language) => Fact | null
}

const NUMBER = '(?:\\d{1,3}(?: \\d{3})+|\\d{1,7})(?: [.,] \\d{1,3})?'
const CURRENCY = '(?:zl|zlotych|zlote|zloty|pln|€|eur|euro|euros)'
const AMOUNT = `(?:€ ?)?${NUMBER}(?: ?(?:tys|tysiecy|tysiace|k))?(?: ?${CURRENCY})?`
const UP_TO =
  '(?:za )?(?:do|ponizej|maks|max|maksymalnie|najwyzej|nie wiecej (?:niz|jak)|nie drozsz\\w+ (?:niz|od)|mniej niz|taniej niz|tansz\\w+ (?:niz|od)|under|below|up to|less than|cheaper than|at most|no more than|not over|hasta|(?:por )?menos de|por debajo de|no mas de|maximo|<|≤)'
const FROM =
  '(?:od|powyzej|ponad|wiecej niz|min|minimum|co najmniej|drozsz[aey]\\w? niz|over|above|more than|from|at least|desde|mas de|a partir de|por encima de|minimo|>|≥)'
/** What a price follows: w cenie, cena, priced, precio. */
const PRICED =
  '(?:(?:w |a |for |por |at a |de |un )*(?:cenie|cena|cene|ceny|budzecie|budzet|budzetem|kosztujac\\w*|priced|price|prices|costing|budget|precio|precios|presupuesto)(?: (?:of|at|de|a|is))?(?: -| :)? )'
const ABOUT = '(?:za |por |for )?(?:okolo|ok|mniej wiecej|about|around|unos|alrededor de)?'
const OPENING = '(?:od|from|between|miedzy|pomiedzy|de|desde|entre)'
const JOINING = '(?:do|to|and|a|y|i|-|–|—)'
const UNIT = '(?:cm|mm|m|metr\\w*|centymetr\\w*)'
const SIDE =
  '(?:szer|szerokosc\\w*|szerok\\w*|width|wide|ancho|anchura|wys|wysokosc\\w*|wysok\\w*|height|high|tall|alto|altura|gleb|glebokosc\\w*|glebok\\w*|depth|deep|fondo|profundidad|dl|dlugosc\\w*|dlug\\w*|length|long|largo|srednic\\w*|diameter|diametro)(?: (?:of|de))?'
/** Between two lengths. */
const BY = '(?:x|×|na|by|por)'
const SET = '(?:komplet|kompletu|komplety|zestaw|zestawu|kpl|set of|set|juego de|conjunto de|juego)'
const PIECES = '(?:sztuk|sztuki|szt|pieces|pcs|piezas|unidades)'
const PERSONS = '(?:osob|osoby|osobow\\w*|people|persons|seater|seats|personas|plazas)'
const COUNT = '[a-z]+|\\d{1,2}'
const BEFORE_YEARS = '(?:(?:z|w|from|of|the|de|los) )*'

/** Words of counts up to twelve. */
const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
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
const SEATS: Readonly<Record<number, string>> = { 1: 'jedno', 2: 'dwu', 3: 'trzy', 4: 'cztero', 6: 'szescio', 12: 'dwunasto' }
/** All words of counts. */
export const COUNT_WORDS: readonly string[] = Object.keys(COUNTS)
const DECADES: readonly [RegExp, number][] = [
  [/^(?:dwudziest|twenties|veinte)/, 20],
  [/^(?:trzydziest|thirties|treinta)/, 30],
  [/^(?:czterdziest|forties|cuarenta)/, 40],
  [/^(?:piecdziesiat|fifties|cincuenta)/, 50],
  [/^(?:szescdziesiat|sixties|sesenta)/, 60],
  [/^(?:siedemdziesiat|seventies|setenta)/, 70],
  [/^(?:osiemdziesiat|eighties|ochenta)/, 80],
  [/^(?:dziewiecdziesiat|nineties|noventa)/, 90],
]
const DECADE_WORD =
  '(?:dwudziest|trzydziest|czterdziest|piecdziesiat|szescdziesiat|siedemdziesiat|osiemdziesiat|dziewiecdziesiat)\\w*|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa'
const BEFORE_WAR = 'przedwojenn\\w+|sprzed wojny|pre ?- ?war|prewar|de preguerra'
const BETWEEN_WARS = 'miedzywojenn\\w+|inter ?- ?war|interwar|de entreguerras|entreguerras'
const ROMAN = ['xvi', 'xvii', 'xviii', 'xix', 'xx', 'xxi']
const FIRST_ROMAN = 16

/** A price without a currency is at least this; a smaller number counts something else. */
const SMALLEST_BARE_PRICE = 20
/** "500 zł" means about that much. */
const ABOUT_PART = 0.2
/** A length without a unit, in cm, in "80 x 120". */
const BARE_LENGTH = { from: 10, to: 999 }
const MOST_PIECES = 48

const PATTERNS: readonly Pattern[] = [
  // 200x300, 80 × 120 × 40 cm, 60 na 80, 60 cm x 80 cm
  row(
    `(?<a>${NUMBER})(?: ?${UNIT})? ?${BY} ?(?<b>${NUMBER})(?:(?: ?${UNIT})? ?${BY} ?(?<c>${NUMBER}))?(?: ?(?<unit>${UNIT}))?`,
    ({ a, b, c, unit }) => {
      const lengths = [a, b, c].flatMap((text) => (text === undefined ? [] : centimetres(text, unit)))
      const isBare = unit === undefined
      return isBare && lengths.some((length) => length < BARE_LENGTH.from || length > BARE_LENGTH.to)
        ? null
        : { kind: 'size', lengths, side: null }
    },
  ),
  // od 100 do 120 cm, 100-120 cm
  row(
    `(?:(?<side>${SIDE}) )?(?:${OPENING} )?(?<a>${NUMBER}) ${JOINING} (?<b>${NUMBER}) ?(?<unit>${UNIT})(?: (?<after>${SIDE}))?`,
    (found) => {
      const { a = '', b = '', unit } = found
      return { kind: 'length', side: sideOf(found) ?? 'width', from: centimetres(a, unit), to: centimetres(b, unit) }
    },
  ),
  // szerokość do 180 cm, do 80 cm, wysokość 180, 160 cm
  row(`(?:(?<side>${SIDE}) )?(?:(?<upTo>${UP_TO})|(?<from>${FROM})) (?<a>${NUMBER}) ?(?<unit>${UNIT})(?: (?<after>${SIDE}))?`, bounded),
  row(`(?<side>${SIDE}) (?:(?<upTo>${UP_TO})|(?<from>${FROM})) (?<a>${NUMBER})`, bounded),
  row(`(?:(?<side>${SIDE}) )?${ABOUT} ?(?<a>${NUMBER}) ?(?<unit>${UNIT})(?: (?<after>${SIDE}))?`, sized),
  row(`(?<side>${SIDE}) ${ABOUT} ?(?<a>${NUMBER})`, sized),
  // na 6 osób, 6-osobowy
  row(`(?:(?:na|dla|for|para|de) )?(?<count>${COUNT})(?: -)? ?${PERSONS}`, ({ count }) => setOf(count, 'persons')),
  // komplet 4 sztuk, set of six, 6 szt.
  row(`${SET} (?:z |of |de )?(?<count>${COUNT})(?: ${PIECES})?`, ({ count }) => setOf(count, 'pieces')),
  row(`(?<count>${COUNT}) ?${PIECES}`, ({ count }) => setOf(count, 'pieces')),
  row('(?:para|pary|pair of|pair|par de|pareja de)', (_found, language) => (language === 'es' ? null : setOf('2', 'pair'))),
  row('(?:par|pareja) de', (_found, language) => (language === 'es' ? setOf('2', 'pair') : null)),
  // lata 60., lat 60-tych, años 70, 1960s, 70s, lata sześćdziesiąte, the sixties
  row(
    `${BEFORE_YEARS}(?:lata|lat|latach|anos|decada de los|decada de) (?:(?<decade>(?:19)?\\d0)(?: ?-? ?(?:te|tych|ych|s))?|(?<word>${DECADE_WORD}))(?: (?:xx|20)(?: w\\w*)?| del siglo xx)?`,
    decadeOf,
  ),
  row(`${BEFORE_YEARS}(?:(?<decade>(?:19)?\\d0) ?s|(?<word>\\w+ties))`, decadeOf),
  // przedwojenny, prewar, z okresu międzywojennego, de entreguerras
  row(`${BEFORE_YEARS}(?:${BEFORE_WAR})`, () => ({ kind: 'years', from: 1700, to: 1939, year: null })),
  row(`${BEFORE_YEARS}(?:okres\\w* )?(?:${BETWEEN_WARS})`, () => ({ kind: 'years', from: 1918, to: 1939, year: null })),
  // XIX wiek, 19th century, siglo XIX
  row(
    `${BEFORE_YEARS}(?:(?<century>[xvi]+|1[5-9]|2[01])(?:th|st)? (?:w|wiek\\w*|century)|siglo (?<siglo>[xvi]+|1[5-9]|2[01]))`,
    ({ century, siglo }) => centuryOf(century ?? siglo ?? ''),
  ),
  // od 200 do 400 zł, between 50 and 150, 500-1500 zł
  row(
    `(?<priced>${PRICED})?(?<opening>${OPENING} )?(?<a>${AMOUNT}) ${JOINING} (?<b>${AMOUNT})`,
    ({ priced: said, opening, a = '', b = '' }, language) => {
      const currency = currencyIn(b) ?? currencyIn(a)
      const [from, to] = [a, b].map((text) => pln(text, currency, language))
      const isSaid = said !== undefined || opening !== undefined
      if (from === undefined || to === undefined || (!currency && (!isSaid || Math.min(from, to) < SMALLEST_BARE_PRICE))) return null
      return { kind: 'price', from: Math.min(from, to), to: Math.max(from, to) }
    },
  ),
  row(`${PRICED}?${UP_TO} (?<a>${AMOUNT})`, ({ a = '' }, language) => priced(a, language, (to) => ({ to }))),
  row(`${PRICED}?${FROM} (?<a>${AMOUNT})`, ({ a = '' }, language) => priced(a, language, (from) => ({ from }))),
  row(`(?<said>${PRICED})?${ABOUT} ?(?<a>${AMOUNT})`, ({ said, a = '' }, language) =>
    currencyIn(a) || said !== undefined
      ? priced(a, language, (price) => ({ from: price * (1 - ABOUT_PART), to: price * (1 + ABOUT_PART) }))
      : null,
  ),
  // 1965, z 1965 roku; not "model 1965"
  row(
    `(?<!(?:typ|typu|type|model|modelo|wzor|nr|no|numer|number|numero) )${BEFORE_YEARS}(?<year>1[6-9]\\d\\d|20[0-2]\\d)(?: (?:r|rok|roku))?`,
    ({ year = '' }) => ({
      kind: 'years',
      from: Number(year),
      to: Number(year),
      year,
    }),
  ),
]

/** Every match of a pattern has such a word, and most queries have none. */
const MAY_COUNT =
  /\d|^(?:par[ay]?|pareja|pair|komplet|zestaw|kpl|set$|juego|conjunto|osob|people|person|seat|plazas|sztuk|szt$|pieces|pcs|piezas|unidades|lat|anos|decada|wiek|century|siglo|przedwoj|sprzed$|miedzywoj|pre$|prewar|preguerra|inter$|interwar|entreguerras)|ties$|^[xvi]+$/

/** Numbers with a meaning, in the order of the text. */
export function readNumbers(tokens: readonly Token[], language: Language): ReadFact[] {
  const folded = tokens.map(({ folded: word, isQuoted }) => (isQuoted ? '#' : word))
  if (!folded.some((word) => MAY_COUNT.test(word))) return []
  const found: ReadFact[] = []
  for (const { regex, read } of PATTERNS) {
    const text = folded.join(' ')
    for (const match of text.matchAll(regex)) {
      const fact = read(match.groups ?? {}, language)
      if (!fact) continue
      const first = countSpaces(text.slice(0, match.index))
      const end = first + countSpaces(match[0]) + 1
      // Two matches of one pattern never overlap.
      found.push({ fact, first, end })
      folded.fill('#', first, end)
    }
  }
  return found.toSorted((a, b) => a.first - b.first)
}

function row(pattern: string, read: Pattern['read']): Pattern {
  return { regex: new RegExp(`(?<=^| )${pattern}(?= |$)`, 'g'), read }
}

function countSpaces(text: string): number {
  return text.split(' ').length - 1
}

/** "1 , 6" is 1.6, "2 . 000" and "1 500" are thousands. */
function numberOf(text: string): number {
  const [whole = '', part = ''] = text.split(/ [.,] /)
  const digits = whole.replaceAll(' ', '')
  return part.length === 3 ? Number(digits + part) : Number(`${digits}.${part || 0}`)
}

function centimetres(text: string, unit: string | undefined): number {
  const number = numberOf(text)
  if (unit === 'mm') return number / 10
  return unit !== undefined && unit.startsWith('m') ? number * 100 : number
}

function sideOf({ side, after }: Groups): Side | null {
  const text = side ?? after ?? ''
  if (/^(?:szer|wid|anch)/.test(text)) return 'width'
  if (/^(?:wys|heig|high|tall|alt)/.test(text)) return 'height'
  return /^(?:gleb|dep|deep|fondo|prof)/.test(text) ? 'depth' : null
}

function bounded(found: Groups): Fact {
  const length = centimetres(found['a'] ?? '', found['unit'])
  return { kind: 'length', side: sideOf(found) ?? 'width', ...(found['upTo'] === undefined ? { from: length } : { to: length }) }
}

function sized(found: Groups): Fact {
  return { kind: 'size', lengths: [centimetres(found['a'] ?? '', found['unit'])], side: sideOf(found) }
}

function setOf(text: string | undefined, of: 'pieces' | 'persons' | 'pair'): Fact | null {
  const count = /^\d+$/.test(text ?? '') ? Number(text) : COUNTS[text ?? '']
  if (count === undefined || count < 2 || count > MOST_PIECES) return null
  const n = String(count)
  const pieces = [
    ['komplet', n],
    ['zestaw', n],
    [n, 'sztuk'],
    [n, 'sztuki'],
  ]
  const persons = [[n, 'osob'], ...(SEATS[count] === undefined ? [] : [[`${SEATS[count]}osobowy`]])]
  const pair = count === 2 ? [['para']] : []
  const [phrases, others] = { pieces: [[...pieces, ...pair], []], persons: [persons, pieces], pair: [pair, pieces] }[of] as [
    string[][],
    string[][],
  ]
  return { kind: 'set', count, phrases, others }
}

/** A number of pieces before a plural: "6 krzeseł". Null for a number that is none. */
export function piecesOf(word: string): Fact | null {
  return setOf(word, 'pieces')
}

function decadeOf({ decade, word }: Groups): Fact | null {
  const named = DECADES.find(([pattern]) => pattern.test(word ?? ''))?.[1]
  const digits = decade === undefined ? named : Number(decade.slice(-2))
  if (digits === undefined || digits === 0) return null
  return { kind: 'years', from: 1900 + digits, to: 1909 + digits, year: null }
}

function centuryOf(text: string): Fact | null {
  const number = /^\d+$/.test(text) ? Number(text) : ROMAN.indexOf(text) + FIRST_ROMAN
  return number < FIRST_ROMAN ? null : { kind: 'years', from: 100 * (number - 1), to: 100 * number - 1, year: null }
}

/** By its code or symbol; words of it begin with one of them ("euros", "złotych"). */
function currencyIn(text: string): CurrencyId | undefined {
  return CURRENCY_IDS.find((id) => text.includes(id.toLowerCase()) || text.includes(fold(CURRENCIES[id].symbol) || CURRENCIES[id].symbol))
}

/** PLN; a number without a currency is in that of the language's market. */
function pln(text: string, currency: CurrencyId | undefined, language: Language): number {
  const number = numberOf(/\d[\d .,]*/.exec(text)?.[0].trim() ?? '')
  const { plnPerUnit } = CURRENCIES[currency ?? marketOfLanguage(language).currencyId]
  return (number * (/\d ?(?:tys|k)/.test(text) ? 1000 : 1) * plnPerUnit) / 10_000
}

function priced(text: string, language: Language, bounds: (price: number) => Bounds): Fact | null {
  const currency = currencyIn(text)
  const price = pln(text, currency, language)
  return currency || price >= SMALLEST_BARE_PRICE ? { kind: 'price', ...bounds(price) } : null
}
