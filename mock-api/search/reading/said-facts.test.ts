import { expect, test } from 'vitest'
import { emptyShop } from '../brute-force/small-shop.ts'
import { readReferenceNames } from '../reference-names.ts'
import { saidFinder } from './said-facts.ts'
import { tokensOf } from './tokens.ts'

const { names } = readReferenceNames(emptyShop())
const colors = ['#2F6FBF', '#C8202E', '#EE7B22'].map((color, i) => {
  return { id: i + 1, color, text: '', language: null, singular: null, isParent: false, isRoot: true }
})
const find = saidFinder({ names: { ...names, colors } }, (word) => word === 'lampiarnia')
const said = (text: string) =>
  find(tokensOf(text), 'pl', () => false).map(({ fact, first, end }) => [JSON.stringify(fact), first, end].join(' '))

test.each([
  ['no phrase with a word between that says something', 'fotel po pełnej renowacji', []],
  ['the longest phrase', 'w bardzo dobrym stanie', ['{"kind":"value","list":"condition","ids":[5]} 1 4']],
  ['an occasion with whom it is for', 'prezent dla mojej żony', ['{"kind":"value","list":"categories","ids":[3053]} 0 4']],
  ['the nearest colours of a shade', 'kobaltowy', ['{"kind":"value","list":"colors","ids":[1],"isNearest":true} 0 1']],
  ['a whole name of several words', 'art deco', ['{"kind":"value","list":"styles","ids":[1]} 0 2']],
  ['not a part of it', 'deco', []],
  ['not with a word between', 'zakłady w Słupsk', []],
  ['no vendor whose name means something else', 'lampiarnia', []],
  ['nothing in quotation marks', '"odnowiony"', []],
  ['no form of a short word', 'sala', []],
])('EXT-78: %s', (_rule, text, found) => expect(said(text)).toEqual(found))
