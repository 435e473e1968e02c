import { expect, test } from 'vitest'
import { searchList } from './list-search.ts'

/** An entry of a tree, as far as a search asks for it. */
interface Entry {
  name: string
  hidden: boolean
  inner: readonly Entry[]
  details: { open: boolean; dataset: Record<string, string> } | null
  parentElement: { closest: (selector: string) => Entry | null }
}
function entry(name: string, ...inner: Entry[]): Entry {
  const details = inner.length > 0 ? { open: false, dataset: {} } : null
  const one = {
    name,
    hidden: false,
    inner,
    details,
    parentElement: { closest: () => null },
    querySelectorAll: (selector: string) => (selector === 'li' ? inner : []),
    querySelector: (selector: string) => ({ details, 'label > span': { textContent: name } })[selector] ?? null,
  }
  for (const each of inner) each.parentElement = { closest: (selector) => (selector === 'li' ? one : null) }
  return one
}

// Metal ─ Mosiądz, Stal metalowa     Drewno ─ Dąb
const metal = entry('Metal', entry('Mosiądz'), entry('Stal metalowa'))
const wood = entry('Drewno', entry('Dąb'))
const entries = [metal, ...metal.inner, wood, ...wood.inner]
const none = { hidden: true }
const list = {
  querySelectorAll: (selector: string) => (selector === 'li' ? entries : []),
  querySelector: (selector: string) => (selector === 'output' ? none : null),
}
const field = { value: '', closest: () => list as object | null }
const search = (value: string) => searchList(Object.assign(field, { value }) as unknown as HTMLInputElement)

test.each([
  ['mosi', ['Metal', 'Mosiądz'], [metal], 'what is found below a parent opens it'],
  [
    ' metal ',
    ['Metal', 'Mosiądz', 'Stal metalowa'],
    [],
    'a parent that is found keeps what is below, and closes what the search had opened',
  ],
  ['', ['Metal', 'Mosiądz', 'Stal metalowa', 'Drewno', 'Dąb'], [], 'no search hides nothing'],
  ['xyz', [], [], 'nothing is found'],
])('UIK-13: a search for "%s" shows %j', (text, shown, open, why) => {
  search(text)
  expect(
    entries.filter(({ hidden }) => !hidden).map(({ name }) => name),
    why,
  ).toEqual(shown)
  expect([metal, wood].filter(({ details }) => details?.open)).toEqual(open)
  expect(none.hidden).toBe(shown.length > 0)
})

test('UIK-13: what the visitor has opened stays open; a field without a list does nothing', () => {
  if (metal.details) metal.details.open = true
  for (const text of ['mosi', 'xyz', '']) search(text)
  expect(metal.details?.open).toBe(true)
  if (metal.details) metal.details.open = false
  search('mosi')
  search('')
  if (metal.details) metal.details.open = true
  search('')
  expect(metal.details?.open, 'opened after a search had opened and closed it').toBe(true)
  field.closest = () => null
  expect(() => search('mosi')).not.toThrow()
})
