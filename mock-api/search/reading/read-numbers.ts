// What numbers in a query mean: prices, sizes, sets, eras, in Polish, English and Spanish. One row a pattern, tried in order; each takes the words it
// explains. Patterns see the folded words with one space between, quoted words and words already taken as #.
import type { Language } from '#app/domain/language.ts'
import { CURRENCIES, CURRENCY_IDS, type CurrencyId, marketOfLanguage } from '#app/domain/market.ts'
import { fold } from '#app/domain/slug.ts'
import type { Bounds, Fact, Side } from './facts.ts'
import { COUNTS, decadeIn, FIRST_ROMAN, ROMAN, SEATS, withParts } from './number-patterns.ts'
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

/** A price without a currency is at least this; a smaller number counts something else. */
const SMALLEST_BARE_PRICE = 20
/** "500 zł" means about that much. */
const ABOUT_PART = 0.2
/** A length without a unit, in cm, in "80 x 120". */
const BARE_LENGTH = { from: 10, to: 999 }
const MOST_PIECES = 48

/** Years in which things were made. */
const YEARS = { from: 1700, to: 2029 }
/** The last year that is read as one where a price may be meant. */
const LAST_SURE_YEAR = 1999
/** Prices in złoty of four digits are multiples of this. */
const ROUND_PRICE = 50

const PATTERNS: readonly Pattern[] = [
  // 200x300, 80 × 120 × 40 cm, 60 na 80, 60 cm x 80 cm
  row(
    '(?<a>{NUMBER})(?: ?{UNIT})? ?{BY} ?(?<b>{NUMBER})(?:(?: ?{UNIT})? ?{BY} ?(?<c>{NUMBER}))?(?: ?(?<unit>{UNIT}))?(?!(?: -)? ?{PERSONS}(?= |$))',
    ({ a, b, c, unit }) => {
      const lengths = [a, b, c].flatMap((text) => (text === undefined ? [] : centimetres(text, unit)))
      const isBare = unit === undefined
      return isBare && lengths.some((length) => length < BARE_LENGTH.from || length > BARE_LENGTH.to)
        ? null
        : { kind: 'size', lengths, side: null }
    },
  ),
  // od 100 do 120 cm, 100-120 cm
  row('(?:(?<side>{SIDE}) )?(?:{OPENING} )?(?<a>{NUMBER}) {JOINING} (?<b>{NUMBER}) ?(?<unit>{UNIT})(?: (?<after>{SIDE}))?', (found) => {
    const { a = '', b = '', unit } = found
    return { kind: 'length', side: sideOf(found) ?? 'width', from: centimetres(a, unit), to: centimetres(b, unit) }
  }),
  // szerokość do 180 cm, do 80 cm, wysokość 180, 160 cm
  row('(?:(?<side>{SIDE}) )?(?:(?<upTo>{UP_TO})|(?<from>{FROM})) (?<a>{NUMBER}) ?(?<unit>{UNIT})(?: (?<after>{SIDE}))?', bounded),
  row('{OWN_SIDE} (?:(?<upTo>{UP_TO})|(?<from>{FROM})) (?<a>{NUMBER}){NO_MONEY}', bounded),
  row('(?:(?<side>{SIDE}) )?{ABOUT} ?(?<a>{NUMBER}) ?(?<unit>{UNIT})(?: (?<after>{SIDE}))?', sized),
  row('{OWN_SIDE} {ABOUT} ?(?<a>{NUMBER}){NO_MONEY}', sized),
  // na 6 osób, 6-osobowy
  row('(?:(?:na|dla|for|para|de) )?(?<count>{COUNT})(?: -)? ?{PERSONS}', ({ count }) => setOf(count, 'persons')),
  // komplet 4 sztuk, set of six, 6 szt.
  row('{SET} (?:z |of |de )?(?<count>{COUNT})(?: {PIECES})?', ({ count }) => setOf(count, 'pieces')),
  row('(?<count>{COUNT}) ?{PIECES}', ({ count }) => setOf(count, 'pieces')),
  row('(?:para|pary|pair of|pair|par de|pareja de)', (_found, language) => (language === 'es' ? null : setOf('2', 'pair'))),
  row('(?:par|pareja) de', (_found, language) => (language === 'es' ? setOf('2', 'pair') : null)),
  // lata 60., lat 60-tych, años 70, 1960s, 70s, lata sześćdziesiąte, the sixties
  row(
    '{BEFORE_YEARS}(?:lata|lat|latach|anos|decada de los|decada de) (?:(?<decade>(?:19)?\\d0){OF_DECADE}?(?: (?:[-–—] |i |and |y )?(?<until>(?:19)?[2-9]0){OF_DECADE}?{NOT_COUNTED})?|(?<word>{DECADE_WORD}))(?: (?:xx|20)(?: w\\w*)?| del siglo xx)?',
    decadeOf,
  ),
  row('{BEFORE_YEARS}(?:(?<decade>(?:19)?\\d0) ?s(?: (?:[-–—] |and |to |or )(?<until>(?:19)?[2-9]0) ?s)?|(?<word>\\w+ties))', decadeOf),
  // przedwojenny, prewar, z okresu międzywojennego, de entreguerras
  row('{BEFORE_YEARS}{BEFORE_WAR}', () => ({ kind: 'years', from: YEARS.from, to: 1939, year: null })),
  row('{BEFORE_YEARS}(?:okres\\w* )?{BETWEEN_WARS}', () => ({ kind: 'years', from: 1918, to: 1939, year: null })),
  // XIX wiek, 19th century, siglo XIX
  row(
    '{BEFORE_YEARS}(?:(?<century>[xvi]+|1[5-9]|2[01])(?:th|st)? (?:w|wiek\\w*|century)|siglo (?<siglo>[xvi]+|1[5-9]|2[01]))',
    ({ century, siglo }) => centuryOf(century ?? siglo ?? ''),
  ),
  // od 200 do 400 zł, between 50 and 150, 500-1500 zł; between 1950 and 1970
  row('(?<!{MODEL} )(?<said>{PRICED})?(?<opening>{OPENING} )?(?<a>{AMOUNT}) (?<joining>{JOINING}) (?<b>{AMOUNT})', rangeOf),
  row('(?<said>{PRICED})?{UP_TO} (?<a>{AMOUNT})(?<of> {YEAR})?', ({ said, a = '', of }, language) =>
    said === undefined && of !== undefined && yearIn(a) !== null
      ? { kind: 'years', from: YEARS.from, to: Number(a), year: null }
      : priced(a, language, (to) => ({ to })),
  ),
  row('(?<said>{PRICED})?(?<word>{FROM}) (?<a>{AMOUNT})(?<of> {YEAR})?', ({ said, word = '', a = '', of }, language) => {
    const year = /^(?:od|from|desde|a partir de)$/.test(word) && said === undefined ? yearIn(a) : null
    if (year === null || (of === undefined && isRound(year, language))) return priced(a, language, (from) => ({ from }))
    return word === 'from' ? { kind: 'years', from: year, to: year, year: a } : { kind: 'years', from: year, to: YEARS.to, year: null }
  }),
  row('(?<said>{PRICED})?{ABOUT} ?(?<a>{AMOUNT})', ({ said, a = '' }, language) =>
    currencyIn(a) || said !== undefined
      ? priced(a, language, (price) => ({ from: price * (1 - ABOUT_PART), to: price * (1 + ABOUT_PART) }))
      : null,
  ),
  // 1965, z 1965 roku; not "model 1965"
  row('(?<!{MODEL} ){BEFORE_YEARS}(?<year>1[6-9]\\d\\d|20[0-2]\\d)(?: {YEAR})?', ({ year = '' }) => ({
    kind: 'years',
    from: Number(year),
    to: Number(year),
    year,
  })),
]

/** Numbers with a meaning, in the order of the text. */
export function readNumbers(tokens: readonly Token[], language: Language): ReadFact[] {
  const folded = tokens.map(({ folded: word, isQuoted }) => (isQuoted ? '#' : word))
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
  return { regex: new RegExp(`(?<=^| )${withParts(pattern)}(?= |$)`, 'g'), read }
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

function rangeOf({ said, opening, joining = '', a = '', b = '' }: Groups, language: Language): Fact | null {
  const currency = currencyIn(b) ?? currencyIn(a)
  const years = [yearIn(a), yearIn(b)].filter((year) => year !== null)
  if (!currency && said === undefined && years.length === 2 && years.some((year) => !isRound(year, language)))
    return { kind: 'years', from: Math.min(...years), to: Math.max(...years), year: null }
  const isSaid = said !== undefined || opening !== undefined
  // "fotel 366 do 1500 zł": the number before a word that bounds the next one is a price only if it looks like one.
  if (!isSaid && !/[-–—]/.test(joining) && !currencyIn(a) && numberOf(a) % ROUND_PRICE !== 0) return null
  const [from, to] = [a, b].map((text) => pln(text, currency, language))
  if (from === undefined || to === undefined || (!currency && (!isSaid || Math.min(from, to) < SMALLEST_BARE_PRICE))) return null
  return { kind: 'price', from: Math.min(from, to), to: Math.max(from, to) }
}

function yearIn(text: string): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  return year >= YEARS.from && year <= LAST_SURE_YEAR ? year : null
}

/** In złoty a number of four digits may be a price if it is round; in euros nearly nothing costs so much. */
function isRound(number: number, language: Language): boolean {
  return language === 'pl' && number % ROUND_PRICE === 0
}

function decadeOf({ decade, until, word }: Groups): Fact | null {
  const digits = decade === undefined ? decadeIn(word ?? '') : Number(decade.slice(-2))
  if (digits === undefined || digits === 0) return null
  return { kind: 'years', from: 1900 + digits, to: 1909 + Math.max(digits, Number(until?.slice(-2) ?? 0)), year: null }
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
