import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTree, CHECKBOX, checkboxState, selectedIds, selectionOf, toggleNode } from './tree-selection.ts'

const entry = (id: number, parentId: number | null) => ({ id, parentId, translation: `nr ${id}` })
// 1 ─ 11, 12 ─ 121, 122     2
const ENTRIES = [entry(1, null), entry(11, 1), entry(12, 1), entry(121, 12), entry(122, 12), entry(2, null)]
const tree = buildTree(ENTRIES)
const click = (ids: number[], id: number) => selectedIds(tree, toggleNode(tree, selectionOf(tree, ids), id))

test('UIK-07: unchecked 0, checked 1, indeterminate 2', () => {
  expect(CHECKBOX).toEqual({ unchecked: 0, checked: 1, indeterminate: 2 })
})

test.each([
  ['UIK-08: selecting a node selects its descendants', [], 1, [1]],
  ['UIK-08: so does selecting an indeterminate one', [121], 1, [1]],
  ['UIK-08: deselecting a node deselects them', [1, 2], 1, [2]],
  ['UIK-09: a parent is selected with its last unselected child', [121], 122, [12]],
  ['UIK-09: and so on upwards', [11, 121], 122, [1]],
  ['UIK-10: a parent is deselected with its only selected child', [121], 121, []],
  ['GAP-138: deselecting a child of a checked parent leaves its siblings', [1], 121, [11, 122]],
])('%s', (_sentence, before, clicked, after) => {
  expect(click(before, clicked)).toEqual(after)
})

test('GAP-138: ids of other trees are dropped', () => expect(selectedIds(tree, selectionOf(tree, [999, 2]))).toEqual([2]))

test('a tree has the children of each node, in their order, and nothing else', () => {
  const { roots, childrenOf } = buildTree(ENTRIES)
  const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id)
  expect(idsOf(roots)).toEqual([1, 2])
  expect([...childrenOf].map(([id, children]) => [id, idsOf(children)])).toEqual([
    [1, [11, 12]],
    [12, [121, 122]],
  ])
})

test('an entry whose parent is missing stands at the top', () => expect(buildTree([entry(5, 4)]).roots.map(({ id }) => id)).toEqual([5]))

// Any tree: every entry but the first hangs under an earlier one or at the top.
const anyTree = fc
  .array(fc.option(fc.nat()), { minLength: 1, maxLength: 25 })
  .map((parents) => parents.map((parent, index) => entry(index + 1, parent === null || index === 0 ? null : (parent % index) + 1)))
const anyClicks = fc.array(fc.nat(), { maxLength: 15 })

describe('in any tree after any clicks', () => {
  const clicked = fc.tuple(anyTree, anyClicks).map(([entries, clicks]) => {
    const built = buildTree(entries)
    const ids = clicks.map((at) => (at % entries.length) + 1)
    return { entries, built, selection: ids.reduce((selection, id) => toggleNode(built, selection, id), selectionOf(built, [])) }
  })
  const holds = (check: (state: typeof clicked extends fc.Arbitrary<infer State> ? State : never) => void) =>
    fc.assert(fc.property(clicked, check))

  test('UIK-09, UIK-10, UIK-11: a parent shows what its children show together', () => {
    holds(({ entries, built, selection }) => {
      for (const { id } of entries) {
        const children = built.childrenOf.get(id) ?? []
        const states = new Set(children.map((child) => checkboxState(built, selection, child.id)))
        if (states.size > 0) expect(checkboxState(built, selection, id)).toBe(states.size === 1 ? [...states][0] : CHECKBOX.indeterminate)
      }
    })
  })

  test('GAP-138: what goes to the query comes back the same', () => {
    holds(({ built, selection }) => {
      expect(new Set(selectionOf(built, selectedIds(built, selection)))).toEqual(new Set(selection))
    })
  })

  test('GAP-138: no id is sent with an ancestor', () => {
    holds(({ entries, built, selection }) => {
      const sent = new Set(selectedIds(built, selection))
      const parentOf = new Map(entries.map(({ id, parentId }) => [id, parentId]))
      for (const id of sent) {
        for (let above = parentOf.get(id) ?? null; above !== null; above = parentOf.get(above) ?? null) expect(sent.has(above)).toBe(false)
      }
    })
  })
})
