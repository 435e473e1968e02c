import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readTags } from '../../testing/read-tags.ts'
import type { CountedChoice } from './choices.ts'
import { LazyChoices } from './lazy-choices.client.tsx'

/** Tops 1 to 30; 101 lies under 1, listed behind them. */
const LONG: readonly CountedChoice[] = [
  ...Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: `Top ${index + 1}`, hits: index })),
  { id: 101, name: 'Child', hits: 1234, parentId: 1 },
]
const TREE = { facet: 'categories', expandLabel: 'More:' } as const
const valuesIn = (html: string) => [...html.matchAll(/ value="(\d+)"/g)].map(([, value]) => Number(value))

/** What scripts find, and what stands there for browsers without. */
function rendered(choices: readonly CountedChoice[], chosen: readonly number[] = []) {
  const html = renderToStaticMarkup(<LazyChoices name="categories" choices={choices} chosen={chosen} tree={TREE} />)
  const [, plain = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? []
  return { plain, first: html.replace(plain, '') }
}

test('FLT-20: a long list is left to browsers without scripts, each child after its parent', () => {
  const { plain, first } = rendered(LONG)
  expect(valuesIn(first)).toEqual([])
  expect(first, 'nor an empty list').not.toContain('<ul')
  expect(valuesIn(plain).slice(0, 3)).toEqual([1, 101, 2])
  expect(valuesIn(plain)).toHaveLength(LONG.length)
  expect(
    readTags(plain, 'label').flatMap((tag, at) => ('data-child' in tag ? [at] : [])),
    'set off',
  ).toEqual([1])
})

test('EXT-02: without scripts, too, a choice shows its hits, and cannot be chosen without any', () => {
  const { plain } = rendered(LONG)
  expect(plain).toContain('Child (1 234)')
  expect(readTags(plain, 'input').flatMap((tag) => ('disabled' in tag ? [tag['value']] : []))).toEqual(['1'])
})

test('chosen values are rendered once, with and without scripts, so that the form is complete', () => {
  const { plain, first } = rendered(LONG, [101, 7])
  expect(valuesIn(first)).toEqual([7, 101])
  expect(first.match(/checked=""/g)).toHaveLength(2)
  expect(valuesIn(plain)).not.toContain(7)
  expect(valuesIn(plain)).not.toContain(101)
})

test('a short list is rendered at once', () => {
  const { plain, first } = rendered(LONG.slice(0, 20), [2])
  expect(plain).toBe('')
  expect(valuesIn(first)).toHaveLength(20)
  expect(rendered(LONG.slice(0, 21)).first).not.toContain(' value=')
})
