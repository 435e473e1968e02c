import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#app/domain/language.ts'
import { readNumbers } from './read-numbers.ts'
import { tokensOf } from './tokens.ts'

/** A text with the words that say something in brackets, and what they say. */
function read(text: string, language: Language): { marked: string; told: string } {
  const tokens = tokensOf(text)
  let [marked, at] = ['', 0]
  const told: string[] = []
  for (const { fact, first, end } of readNumbers(tokens, language)) {
    const [start = 0, last = 0] = [tokens[first]?.start, tokens[end - 1]?.end]
    marked += `${text.slice(at, start)}[${text.slice(start, last)}]`
    at = last
    const { kind, ...rest } = fact
    const facts = Object.entries(kind === 'set' ? { count: fact.count } : rest).filter(([, value]) => value !== null)
    told.push([kind, ...facts.map(([name, value]) => `${name}=${[value].flat().join('x')}`)].join(' '))
  }
  return { marked: marked + text.slice(at), told: told.join(', ') }
}

const CASES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  pl: {
    'fotel [do 500 zł]': 'price to=500',
    'fotel [do 500]': 'price to=500',
    'fotel [do 500zł]': 'price to=500',
    'sofa [za mniej niż 1 500 PLN]': 'price to=1500',
    'sofa [do 2 tys. zł]': 'price to=2000',
    'sofa [do 1,5 tys zł]': 'price to=1500',
    'sofa [do 2.500 zł]': 'price to=2500',
    'lampa [od 200 do 400]': 'price from=200 to=400',
    'dywan [500-1500 zł]': 'price from=500 to=1500',
    'dywan [1500–500 zł]': 'price from=500 to=1500',
    'komoda [poniżej 900 zł]': 'price to=900',
    'komoda [nie droższa niż 900 zł]': 'price to=900',
    'komoda [droższa niż 900 zł]': 'price from=900',
    'komoda [powyżej 900 zł]': 'price from=900',
    'komoda [1000 zł]': 'price from=800 to=1200',
    'komoda [do 100 euro]': 'price to=430',
    'lampa [w cenie do 350 zł]': 'price to=350',
    'lampa [cena 200-350]': 'price from=200 to=350',
    'stół [160 cm]': 'size lengths=160',
    'stół [160cm]': 'size lengths=160',
    'stół [1,6 m]': 'size lengths=160',
    'stół [1600 mm]': 'size lengths=160',
    'dywan [200x300]': 'size lengths=200x300',
    'dywan [2 x 3 m]': 'size lengths=200x300',
    'lustro [80 × 120]': 'size lengths=80x120',
    'lustro [60 na 80]': 'size lengths=60x80',
    'regał [80x30x180 cm]': 'size lengths=80x30x180',
    'regał [wysokość 180]': 'size lengths=180 side=height',
    'sofa [szerokość do 180 cm]': 'length side=width to=180',
    'szafka [od 60 do 80 cm]': 'length side=width from=60 to=80',
    '[komplet 4] krzeseł': 'set count=4',
    'sztućce [na 6 osób]': 'set count=6',
    'stół [6-osobowy]': 'set count=6',
    'stół [na sześć osób]': 'set count=6',
    'talerze [12 szt].': 'set count=12',
    '[para] foteli': 'set count=2',
    'fotel [lata 60]': 'years from=1960 to=1969',
    'fotel [z lat 60-tych]': 'years from=1960 to=1969',
    'fotel [lata sześćdziesiąte]': 'years from=1960 to=1969',
    'fotel [lata 60. XX wieku]': 'years from=1960 to=1969',
    'zegar [XIX wiek]': 'years from=1800 to=1899',
    'radio [1965]': 'years from=1965 to=1965 year=1965',
    'radio [z 1965 roku]': 'years from=1965 to=1965 year=1965',
    '[przedwojenna] szafa': 'years from=1700 to=1939',
    'półka [60 cm szerokości] [do 200 zł]': 'size lengths=60 side=width, price to=200',
    'lampa wysoka [do 300 zł]': 'price to=300',
    'szafa wysoka [do 1 500 zł]': 'price to=1500',
    'szafa wysoka [do 2,5 tys. zł]': 'price to=2500',
    'szafa [wysoka do 190]': 'length side=height to=190',
    'radio [od 1965 roku]': 'years from=1965 to=2029',
    'radio [do 1950 roku]': 'years from=1700 to=1950',
    'sofa [od 1800]': 'price from=1800',
    'sofa [od 1000 do 2000]': 'price from=1000 to=2000',
    'lampa [1958-1963]': 'years from=1958 to=1963',
    'fotel [z 1965] [do 2000 zł]': 'years from=1965 to=1965 year=1965, price to=2000',
    'fotel 366 [do 1500 zł]': 'price to=1500',
    'lampa typ 5450 [do 300 zł]': 'price to=300',
    'lampa 5445 [do 300 zł]': 'price to=300',
    'dywan [500 do 1500 zł]': 'price from=500 to=1500',
    'fotel [lata 60/70]': 'years from=1960 to=1979',
    'fotel [lata 60-te i 70-te]': 'years from=1960 to=1979',
    'fotel [lata 60] [80 cm]': 'years from=1960 to=1969, size lengths=80',
    'fotel [lata 60] [90 zł]': 'years from=1960 to=1969, price from=72 to=108',
    'stół [200 cm] [na 12 osób]': 'size lengths=200, set count=12',
    'fotel [lata 60] [do 2000 zł] [80 cm]': 'years from=1960 to=1969, price to=2000, size lengths=80',
    'fotel 366': '',
    '300-190': '',
    'model 1965': '',
    'H-269 halabala': '',
    'krzesła do jadalni': '',
    'fotel "do 500 zł"': '',
    komplet: '',
    'stół 160 na 6': '',
    'do 5': '',
    '2x3': '',
  },
  en: {
    'armchair [under 300 €]': 'price to=1290',
    'armchair [under €300]': 'price to=1290',
    'armchair [under 300]': 'price to=1290',
    'mirror [between 50 and 150 euro]': 'price from=215 to=645',
    'mirror [over 100 zł]': 'price from=100',
    'lamp [priced under 100 €]': 'price to=430',
    'mirror [60 cm by 80 cm]': 'size lengths=60x80',
    'bookcase [180 cm tall]': 'size lengths=180 side=height',
    '[3-seater] sofa': 'set count=3',
    '[set of six] chairs': 'set count=6',
    '[pair of] armchairs': 'set count=2',
    '[1970s] lamp': 'years from=1970 to=1979',
    '[70s] lamp': 'years from=1970 to=1979',
    'lamp [from the seventies]': 'years from=1970 to=1979',
    '[interwar] lamp': 'years from=1918 to=1939',
    'bookcase [180 cm tall] [under 300 €]': 'size lengths=180 side=height, price to=1290',
    'bookcase [180 cm tall] [under 300]': 'size lengths=180 side=height, price to=1290',
    'armchair [from 1965]': 'years from=1965 to=1965 year=1965',
    'chairs [between 1950 and 1970]': 'years from=1950 to=1970',
    'lamp [60s and 70s]': 'years from=1960 to=1979',
    CH24: '',
    'PH 5': '',
  },
  es: {
    'cómoda [no más de 100 €]': 'price to=430',
    'sillón [hasta 300 €]': 'price to=1290',
    'silla [por menos de 100 euros]': 'price to=430',
    'lámpara [de 50 a 150 €]': 'price from=215 to=645',
    'lámpara [precio hasta 100 €]': 'price to=430',
    'lámpara [a un precio de 100]': 'price from=344 to=516',
    'sofá [más de 1000 €]': 'price from=4300',
    'espejo [60 por 80]': 'size lengths=60x80',
    'mesa [120 cm] de ancho': 'size lengths=120',
    'sofá [de 3 plazas]': 'set count=3',
    '[juego de 6] sillas': 'set count=6',
    '[par de] sillones': 'set count=2',
    'lámpara [de los años 70]': 'years from=1970 to=1979',
    'lámpara [de entreguerras]': 'years from=1918 to=1939',
    'reloj [siglo XIX]': 'years from=1800 to=1899',
    'espejo alto [hasta 100 €]': 'price to=430',
    'sillón [desde 1965]': 'years from=1965 to=2029',
    'silla [de 1960 a 1970]': 'years from=1960 to=1970',
    'lámpara [años 60 y 70]': 'years from=1960 to=1979',
    'lampa para': '',
    'sillas para el comedor': '',
  },
}

describe.each(LANGUAGES)('EXT-10: each number by the words that are its own, in %s', (language) => {
  test.each(Object.entries(CASES[language]))('%s: %s', (marked, told) =>
    expect(read(marked.replaceAll(/[[\]]/g, ''), language)).toEqual({ marked, told }),
  )
})

test('no text takes long', () => {
  const junk = ['od 1 do ', '1 500 ', 'komplet z ', 'x '].map((part) => part.repeat(60).slice(0, 128))
  const start = performance.now()
  for (const text of junk) for (const language of LANGUAGES) read(text, language)
  expect(performance.now() - start).toBeLessThan(500)
})
