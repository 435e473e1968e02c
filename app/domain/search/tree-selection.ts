// A tree of checkboxes (spec §4, Checkbox). The state holds the checked leaves alone; a parent's state is derived from its leaves.

/** An entry of a reference list. */
export interface TreeEntry {
  id: number
  parentId: number | null
  translation: string
}

export interface Tree {
  roots: readonly TreeEntry[]
  childrenOf: ReadonlyMap<number, readonly TreeEntry[]>
}

/** Ids of the checked leaves. */
export type TreeSelection = ReadonlySet<number>

/** Spec §4. */
export const CHECKBOX = { unchecked: 0, checked: 1, indeterminate: 2 } as const
export type CheckboxState = (typeof CHECKBOX)[keyof typeof CHECKBOX]

/** Arranges entries; their order stays. An entry whose parent is missing stands at the top. */
export function buildTree(entries: readonly TreeEntry[]): Tree {
  const ids = new Set(entries.map(({ id }) => id))
  const parentOf = ({ parentId }: TreeEntry) => (parentId !== null && ids.has(parentId) ? parentId : null)
  const childrenOf = new Map<number, TreeEntry[]>()
  for (const entry of entries) {
    const parentId = parentOf(entry)
    if (parentId !== null) childrenOf.set(parentId, [...(childrenOf.get(parentId) ?? []), entry])
  }
  return { roots: entries.filter((entry) => parentOf(entry) === null), childrenOf }
}

/** What the checkbox of a node shows. */
export function checkboxState(tree: Tree, selection: TreeSelection, id: number): CheckboxState {
  const leaves = leavesOf(tree, id)
  const checked = leaves.filter((leaf) => selection.has(leaf)).length
  if (checked === 0) return CHECKBOX.unchecked
  return checked === leaves.length ? CHECKBOX.checked : CHECKBOX.indeterminate
}

/** The selection after a click: a checked node is deselected with its descendants, any other is selected with them. */
export function toggleNode(tree: Tree, selection: TreeSelection, id: number): TreeSelection {
  const leaves = leavesOf(tree, id)
  if (checkboxState(tree, selection, id) !== CHECKBOX.checked) return new Set([...selection, ...leaves])
  return new Set([...selection].filter((leaf) => !leaves.includes(leaf)))
}

/** The ids that go to the query: checked nodes without the children of a checked parent (GAP-138). */
export function selectedIds(tree: Tree, selection: TreeSelection): number[] {
  const collect = (entries: readonly TreeEntry[]): number[] =>
    entries.flatMap(({ id }) => (checkboxState(tree, selection, id) === CHECKBOX.checked ? [id] : collect(tree.childrenOf.get(id) ?? [])))
  return collect(tree.roots)
}

/** The selection that ids of the query mean: a parent's id is all its descendants (GAP-138). Ids of other trees are dropped. */
export function selectionOf(tree: Tree, ids: readonly number[]): TreeSelection {
  const wanted = new Set(ids)
  const collect = (entries: readonly TreeEntry[]): number[] =>
    entries.flatMap(({ id }) => (wanted.has(id) ? leavesOf(tree, id) : collect(tree.childrenOf.get(id) ?? [])))
  return new Set(collect(tree.roots))
}

/** A leaf is its own only leaf. */
function leavesOf(tree: Tree, id: number): number[] {
  const children = tree.childrenOf.get(id) ?? []
  return children.length === 0 ? [id] : children.flatMap((child) => leavesOf(tree, child.id))
}
