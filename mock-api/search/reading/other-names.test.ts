import { expect, test } from 'vitest'
import { openDb } from '#db/open.ts'
import { referenceItem } from '#db/catalog-tables.ts'
import { referenceItems } from '#seeds/reference-items.ts'
import { readReferenceNames } from '../reference-names.ts'
import { isSameWord } from '../word-forms.ts'
import { words } from '../words.ts'
import { COMPOUNDS } from './compounds.ts'
import otherNames from './other-names.json' with { type: 'json' }

/** Words of one language that are another in the second one, and flacons for flowers as for perfume. */
const SHARED = ['flakon', 'tapete', 'łoże']

const db = openDb(':memory:')
db.insert(referenceItem).values(referenceItems()).run()
const { categories, materials, manufacturers } = readReferenceNames(db).names
const single = (text: string) => words(text).length === 1

test('EXT-10: no other name of a kind is a form of the name of another kind or of a material', () => {
  const own = [...categories, ...materials].flatMap(({ id, text, singular }) =>
    [text, singular ?? text].filter(single).map((name) => ({ id, name: words(name).join('') })),
  )
  const clashes = Object.entries(otherNames).flatMap(([id, texts]) =>
    texts.filter((text) => single(text) && own.some((each) => each.id !== Number(id) && isSameWord(each.name, words(text).join('')))),
  )
  expect([...new Set(clashes)].toSorted()).toEqual(SHARED)
})

test('EXT-10: every other name and compound is of a kind of the reference list', () => {
  const ids = new Set(categories.map(({ id }) => id))
  expect(COMPOUNDS.filter(({ id }) => !ids.has(id))).toEqual([])
  expect(Object.keys(otherNames).filter((id) => !ids.has(Number(id)))).toEqual([])
  expect(COMPOUNDS).toContainEqual({ id: 3016, text: 'lampa ściana' })
  expect(COMPOUNDS).toContainEqual({ id: 3016, text: 'wall light' })
})

test('EXT-04: no word of them is all of a maker’s name, which would be a kind then', () => {
  const makers = new Set(manufacturers.map(({ text }) => words(text).join(' ')))
  const said = [...Object.values(otherNames).flat(), ...COMPOUNDS.map(({ text }) => text)].flatMap(words)
  expect(said.filter((word) => makers.has(word))).toEqual([])
})
