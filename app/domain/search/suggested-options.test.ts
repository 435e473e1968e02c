import { expect, test } from 'vitest'
import { savedOptions, suggestedOptions } from './suggested-options.ts'
import type { Suggestion, Suggestions } from './suggestion.ts'

const CHAIR: Suggestion = { kind: 'product', id: 1, text: 'Fotel 366' }
const KIND: Suggestion = { kind: 'category', id: 3001, text: 'Fotele', count: 9 }
const corrected = [{ typed: 'foteel', meant: 'fotel' }]

test.each<[string, Suggestions, ReturnType<typeof suggestedOptions>]>([
  ['names, then all results', { items: [CHAIR], total: 12 }, { notes: [], options: [CHAIR, { kind: 'all', total: 12 }] }],
  ['without a number if the shop API gives none', { items: [CHAIR] }, { notes: [], options: [CHAIR, { kind: 'all', total: undefined }] }],
  ['names alone if the search finds nothing', { items: [KIND], total: 0 }, { notes: [], options: [KIND] }],
  [
    'what was corrected',
    { items: [], total: 3, understood: { corrected, without: [] } },
    { notes: [{ kind: 'corrected', typed: 'foteel', meant: 'fotel' }], options: [{ kind: 'all', total: 3 }] },
  ],
  [
    'what not all results have',
    { items: [], total: 3, understood: { corrected: [], without: ['zz', 'qq'] } },
    { notes: [{ kind: 'without', words: ['zz', 'qq'] }], options: [{ kind: 'all', total: 3 }] },
  ],
  ['popular kinds if nothing matches', { items: [], total: 0, popular: [KIND] }, { notes: [{ kind: 'nothing' }], options: [KIND] }],
  ['no list if nothing matches and none is popular', { items: [], total: 0 }, { notes: [], options: [] }],
  ['no list if the shop API says nothing', { items: [] }, { notes: [], options: [] }],
])('EXT-26: %s', (_rule, response, expected) => {
  expect(suggestedOptions(response)).toEqual(expected)
})

test('EXT-28: an empty field lists the saved searches, or nothing', () => {
  const search = { name: 'Fotele', query: '?categories=3001', seen: [] }
  expect(savedOptions([search])).toEqual({
    notes: [{ kind: 'saved' }],
    options: [{ kind: 'saved', name: 'Fotele', query: '?categories=3001' }],
  })
  expect(savedOptions([])).toEqual({ notes: [], options: [] })
})
