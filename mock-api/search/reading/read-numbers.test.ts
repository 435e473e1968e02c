import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#app/domain/language.ts'
import { readNumbers } from './read-numbers.ts'
import { tokensOf } from './tokens.ts'

function read(text: string, language: Language = 'pl') {
  const tokens = tokensOf(text)
  return readNumbers(tokens, language).map(({ fact, first, end }) => {
    const typed = text.slice(tokens[first]?.start, tokens[end - 1]?.end)
    const { kind, ...rest } = fact
    return [typed, kind, JSON.stringify(kind === 'set' ? { count: rest['count' as never] } : rest)].join(' | ')
  })
}

describe('EXT-10: prices', () => {
  test.each<[Language, string, string]>([
    ['pl', 'fotel do 500 zł', 'do 500 zł | price | {"to":500}'],
    ['pl', 'fotel do 500', 'do 500 | price | {"to":500}'],
    ['pl', 'fotel do 500zł', 'do 500zł | price | {"to":500}'],
    ['pl', 'sofa za mniej niż 1 500 PLN', 'za mniej niż 1 500 PLN | price | {"to":1500}'],
    ['pl', 'sofa do 2 tys. zł', 'do 2 tys. zł | price | {"to":2000}'],
    ['pl', 'sofa do 1,5 tys zł', 'do 1,5 tys zł | price | {"to":1500}'],
    ['pl', 'sofa do 2.500 zł', 'do 2.500 zł | price | {"to":2500}'],
    ['pl', 'lampa od 200 do 400', 'od 200 do 400 | price | {"from":200,"to":400}'],
    ['pl', 'dywan 500-1500 zł', '500-1500 zł | price | {"from":500,"to":1500}'],
    ['pl', 'dywan 1500–500 zł', '1500–500 zł | price | {"from":500,"to":1500}'],
    ['pl', 'komoda poniżej 900 zł', 'poniżej 900 zł | price | {"to":900}'],
    ['pl', 'komoda nie droższa niż 900 zł', 'nie droższa niż 900 zł | price | {"to":900}'],
    ['pl', 'komoda droższa niż 900 zł', 'droższa niż 900 zł | price | {"from":900}'],
    ['es', 'cómoda no más de 100 €', 'no más de 100 € | price | {"to":430}'],
    ['pl', 'komoda powyżej 900 zł', 'powyżej 900 zł | price | {"from":900}'],
    ['pl', 'komoda 1000 zł', '1000 zł | price | {"from":800,"to":1200}'],
    ['pl', 'komoda do 100 euro', 'do 100 euro | price | {"to":430}'],
    ['en', 'armchair under 300 €', 'under 300 € | price | {"to":1290}'],
    ['en', 'armchair under €300', 'under €300 | price | {"to":1290}'],
    ['en', 'armchair under 300', 'under 300 | price | {"to":1290}'],
    ['en', 'mirror between 50 and 150 euro', 'between 50 and 150 euro | price | {"from":215,"to":645}'],
    ['en', 'mirror over 100 zł', 'over 100 zł | price | {"from":100}'],
    ['es', 'sillón hasta 300 €', 'hasta 300 € | price | {"to":1290}'],
    ['es', 'silla por menos de 100 euros', 'por menos de 100 euros | price | {"to":430}'],
    ['es', 'lámpara de 50 a 150 €', 'de 50 a 150 € | price | {"from":215,"to":645}'],
    ['pl', 'lampa w cenie do 350 zł', 'w cenie do 350 zł | price | {"to":350}'],
    ['pl', 'lampa cena 200-350', 'cena 200-350 | price | {"from":200,"to":350}'],
    ['en', 'lamp priced under 100 €', 'priced under 100 € | price | {"to":430}'],
    ['es', 'lámpara precio hasta 100 €', 'precio hasta 100 € | price | {"to":430}'],
    ['es', 'lámpara a un precio de 100', 'a un precio de 100 | price | {"from":344,"to":516}'],
    ['es', 'sofá más de 1000 €', 'más de 1000 € | price | {"from":4300}'],
  ])('%s: %s', (language, text, fact) => expect(read(text, language)).toEqual([fact]))
})

describe('EXT-10: sizes, sets and years', () => {
  test.each<[Language, string, string]>([
    ['pl', 'stół 160 cm', '160 cm | size | {"lengths":[160],"side":null}'],
    ['pl', 'stół 160cm', '160cm | size | {"lengths":[160],"side":null}'],
    ['pl', 'stół 1,6 m', '1,6 m | size | {"lengths":[160],"side":null}'],
    ['pl', 'stół 1600 mm', '1600 mm | size | {"lengths":[160],"side":null}'],
    ['pl', 'dywan 200x300', '200x300 | size | {"lengths":[200,300],"side":null}'],
    ['pl', 'dywan 2 x 3 m', '2 x 3 m | size | {"lengths":[200,300],"side":null}'],
    ['pl', 'lustro 80 × 120', '80 × 120 | size | {"lengths":[80,120],"side":null}'],
    ['pl', 'lustro 60 na 80', '60 na 80 | size | {"lengths":[60,80],"side":null}'],
    ['en', 'mirror 60 cm by 80 cm', '60 cm by 80 cm | size | {"lengths":[60,80],"side":null}'],
    ['es', 'espejo 60 por 80', '60 por 80 | size | {"lengths":[60,80],"side":null}'],
    ['pl', 'regał 80x30x180 cm', '80x30x180 cm | size | {"lengths":[80,30,180],"side":null}'],
    ['pl', 'regał wysokość 180', 'wysokość 180 | size | {"lengths":[180],"side":"height"}'],
    ['pl', 'sofa szerokość do 180 cm', 'szerokość do 180 cm | length | {"side":"width","to":180}'],
    ['pl', 'szafka od 60 do 80 cm', 'od 60 do 80 cm | length | {"side":"width","from":60,"to":80}'],
    ['en', 'bookcase 180 cm tall', '180 cm tall | size | {"lengths":[180],"side":"height"}'],
    ['es', 'mesa 120 cm de ancho', '120 cm | size | {"lengths":[120],"side":null}'],
    ['pl', 'komplet 4 krzeseł', 'komplet 4 | set | {"count":4}'],
    ['pl', 'sztućce na 6 osób', 'na 6 osób | set | {"count":6}'],
    ['pl', 'stół 6-osobowy', '6-osobowy | set | {"count":6}'],
    ['pl', 'stół na sześć osób', 'na sześć osób | set | {"count":6}'],
    ['en', '3-seater sofa', '3-seater | set | {"count":3}'],
    ['es', 'sofá de 3 plazas', 'de 3 plazas | set | {"count":3}'],
    ['pl', 'talerze 12 szt.', '12 szt | set | {"count":12}'],
    ['pl', 'para foteli', 'para | set | {"count":2}'],
    ['en', 'set of six chairs', 'set of six | set | {"count":6}'],
    ['en', 'pair of armchairs', 'pair of | set | {"count":2}'],
    ['es', 'juego de 6 sillas', 'juego de 6 | set | {"count":6}'],
    ['es', 'par de sillones', 'par de | set | {"count":2}'],
    ['pl', 'fotel lata 60', 'lata 60 | years | {"from":1960,"to":1969,"year":null}'],
    ['pl', 'fotel z lat 60-tych', 'z lat 60-tych | years | {"from":1960,"to":1969,"year":null}'],
    ['pl', 'fotel lata sześćdziesiąte', 'lata sześćdziesiąte | years | {"from":1960,"to":1969,"year":null}'],
    ['pl', 'fotel lata 60. XX wieku', 'lata 60. XX wieku | years | {"from":1960,"to":1969,"year":null}'],
    ['pl', 'zegar XIX wiek', 'XIX wiek | years | {"from":1800,"to":1899,"year":null}'],
    ['pl', 'radio 1965', '1965 | years | {"from":1965,"to":1965,"year":"1965"}'],
    ['pl', 'radio z 1965 roku', 'z 1965 roku | years | {"from":1965,"to":1965,"year":"1965"}'],
    ['en', '1970s lamp', '1970s | years | {"from":1970,"to":1979,"year":null}'],
    ['en', '70s lamp', '70s | years | {"from":1970,"to":1979,"year":null}'],
    ['en', 'lamp from the seventies', 'from the seventies | years | {"from":1970,"to":1979,"year":null}'],
    ['es', 'lámpara de los años 70', 'de los años 70 | years | {"from":1970,"to":1979,"year":null}'],
    ['pl', 'przedwojenna szafa', 'przedwojenna | years | {"from":1700,"to":1939,"year":null}'],
    ['en', 'interwar lamp', 'interwar | years | {"from":1918,"to":1939,"year":null}'],
    ['es', 'lámpara de entreguerras', 'de entreguerras | years | {"from":1918,"to":1939,"year":null}'],
    ['es', 'reloj siglo XIX', 'siglo XIX | years | {"from":1800,"to":1899,"year":null}'],
  ])('%s: %s', (language, text, fact) => expect(read(text, language)).toEqual([fact]))

  test('several numbers, each with its own words', () => {
    expect(read('fotel lata 60 do 2000 zł 80 cm')).toEqual([
      'lata 60 | years | {"from":1960,"to":1969,"year":null}',
      'do 2000 zł | price | {"to":2000}',
      '80 cm | size | {"lengths":[80],"side":null}',
    ])
  })

  test.each<[Language, string, string[]]>([
    [
      'en',
      'bookcase 180 cm tall under 300 €',
      ['180 cm tall | size | {"lengths":[180],"side":"height"}', 'under 300 € | price | {"to":1290}'],
    ],
    ['en', 'bookcase 180 cm tall under 300', ['180 cm tall | size | {"lengths":[180],"side":"height"}', 'under 300 | price | {"to":1290}']],
    [
      'pl',
      'półka 60 cm szerokości do 200 zł',
      ['60 cm szerokości | size | {"lengths":[60],"side":"width"}', 'do 200 zł | price | {"to":200}'],
    ],
    ['pl', 'lampa wysoka do 300 zł', ['do 300 zł | price | {"to":300}']],
    ['pl', 'szafa wysoka do 1 500 zł', ['do 1 500 zł | price | {"to":1500}']],
    ['pl', 'szafa wysoka do 2,5 tys. zł', ['do 2,5 tys. zł | price | {"to":2500}']],
    ['pl', 'szafa wysoka do 190', ['wysoka do 190 | length | {"side":"height","to":190}']],
    ['es', 'espejo alto hasta 100 €', ['hasta 100 € | price | {"to":430}']],
    ['en', 'armchair from 1965', ['from 1965 | years | {"from":1965,"to":1965,"year":"1965"}']],
    ['es', 'sillón desde 1965', ['desde 1965 | years | {"from":1965,"to":2029,"year":null}']],
    ['pl', 'radio od 1965 roku', ['od 1965 roku | years | {"from":1965,"to":2029,"year":null}']],
    ['pl', 'radio do 1950 roku', ['do 1950 roku | years | {"from":1700,"to":1950,"year":null}']],
    ['pl', 'sofa od 1800', ['od 1800 | price | {"from":1800}']],
    ['pl', 'sofa od 1000 do 2000', ['od 1000 do 2000 | price | {"from":1000,"to":2000}']],
    ['en', 'chairs between 1950 and 1970', ['between 1950 and 1970 | years | {"from":1950,"to":1970,"year":null}']],
    ['es', 'silla de 1960 a 1970', ['de 1960 a 1970 | years | {"from":1960,"to":1970,"year":null}']],
    ['pl', 'lampa 1958-1963', ['1958-1963 | years | {"from":1958,"to":1963,"year":null}']],
    ['pl', 'fotel z 1965 do 2000 zł', ['z 1965 | years | {"from":1965,"to":1965,"year":"1965"}', 'do 2000 zł | price | {"to":2000}']],
    ['pl', 'fotel 366 do 1500 zł', ['do 1500 zł | price | {"to":1500}']],
    ['pl', 'lampa typ 5450 do 300 zł', ['do 300 zł | price | {"to":300}']],
    ['pl', 'lampa 5445 do 300 zł', ['do 300 zł | price | {"to":300}']],
    ['pl', 'dywan 500 do 1500 zł', ['500 do 1500 zł | price | {"from":500,"to":1500}']],
    ['pl', 'fotel lata 60/70', ['lata 60/70 | years | {"from":1960,"to":1979,"year":null}']],
    ['pl', 'fotel lata 60-te i 70-te', ['lata 60-te i 70-te | years | {"from":1960,"to":1979,"year":null}']],
    ['pl', 'fotel lata 60 80 cm', ['lata 60 | years | {"from":1960,"to":1969,"year":null}', '80 cm | size | {"lengths":[80],"side":null}']],
    ['pl', 'fotel lata 60 90 zł', ['lata 60 | years | {"from":1960,"to":1969,"year":null}', '90 zł | price | {"from":72,"to":108}']],
    ['en', 'lamp 60s and 70s', ['60s and 70s | years | {"from":1960,"to":1979,"year":null}']],
    ['es', 'lámpara años 60 y 70', ['años 60 y 70 | years | {"from":1960,"to":1979,"year":null}']],
    ['pl', 'stół 200 cm na 12 osób', ['200 cm | size | {"lengths":[200],"side":null}', 'na 12 osób | set | {"count":12}']],
  ])('%s: %s: each number by the words that are its own', (language, text, facts) => expect(read(text, language)).toEqual(facts))

  test.each<[string, Language]>([
    ['fotel 366', 'pl'],
    ['300-190', 'pl'],
    ['CH24', 'en'],
    ['model 1965', 'pl'],
    ['H-269 halabala', 'pl'],
    ['krzesła do jadalni', 'pl'],
    ['lampa para', 'es'],
    ['sillas para el comedor', 'es'],
    ['fotel "do 500 zł"', 'pl'],
    ['komplet', 'pl'],
    ['stół 160 na 6', 'pl'],
    ['do 5', 'pl'],
    ['2x3', 'pl'],
    ['PH 5', 'en'],
  ])('%s (%s) says nothing by numbers', (text, language) => expect(read(text, language)).toEqual([]))

  test('no text takes long', () => {
    const junk = ['od 1 do ', '1 500 ', 'komplet z ', 'x '].map((part) => part.repeat(60).slice(0, 128))
    const start = performance.now()
    for (const text of junk) for (const language of LANGUAGES) read(text, language)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
