import { expect, test } from 'vitest'
import { adjectiveForms, isAdjective } from './grammar.ts'
import { renderKind } from './kinds.ts'

test.each([
  ['dębowy', 'dębowa', 'dębowe'],
  ['skandynawski', 'skandynawska', 'skandynawskie'],
  ['wysoki', 'wysoka', 'wysokie'],
  ['długi', 'długa', 'długie'],
  ['niski', 'niska', 'niskie'],
  ['wiszący', 'wisząca', 'wiszące'],
  ['średni', 'średnia', 'średnie'],
  ['gołębi', 'gołębia', 'gołębie'],
  ['kuty', 'kuta', 'kute'],
  ['duży', 'duża', 'duże'],
])('%s: feminine %s, neuter and plural %s', (masculine, feminine, neuter) => {
  expect(adjectiveForms(masculine)).toEqual({ m: masculine, f: feminine, n: neuter, p: neuter })
})

test.each(['boho', 'Bauhaus', 'na kółkach', 'écru', 'art déco', 'z brązu'])('%s does not decline', (word) => {
  expect(isAdjective(word)).toBe(false)
})

test.each([
  ['klubowy', 'f', 'klubowa', 'adjective'],
  ['ręcznie malowany', 'f', 'ręcznie malowana', 'adjective'],
  ['bogato rzeźbiony', 'n', 'bogato rzeźbione', 'adjective'],
  ['wyściełany aksamitem', 'f', 'wyściełana aksamitem', 'adjective'],
  ['z szufladą', 'p', 'z szufladą', 'follows'],
  ['po renowacji', 'm', 'po renowacji', 'follows'],
  ['komplet 6 sztuk', 'p', 'komplet 6 sztuk', 'after-comma'],
  ['Wesele', 'm', '„Wesele”', 'quoted'],
] as const)('the kind "%s" beside a noun of gender %s is "%s"', (kind, gender, text, place) => {
  expect(renderKind(kind, gender)).toEqual({ text, place })
})
