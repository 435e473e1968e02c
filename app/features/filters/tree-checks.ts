import {
  buildTree,
  CHECKBOX,
  checkboxState,
  selectedIds,
  selectionOf,
  toggleNode,
  type TreeSelection,
} from '../../domain/search/tree-selection.ts'

/** Marks what the checked ids mean: a parent's children with it, a parent with some of its children half (spec §4). */
export function markTree(root: HTMLElement): void {
  const { tree, inputs } = readTree(root)
  paint(root, selectionOf(tree, inputs.filter(({ checked }) => checked).map(idOf)))
}

/** Updates descendants and parent of a clicked checkbox. */
export function followClick(root: HTMLElement, clicked: HTMLInputElement): void {
  const { tree, leaves } = readTree(root)
  // The browser has toggled the clicked box already; the rule starts from the state before.
  const before = leaves.filter((leaf) => (leaf === clicked ? !leaf.checked : leaf.checked)).map(idOf)
  paint(root, toggleNode(tree, new Set(before), idOf(clicked)))
}

/** The ids of the tree's selection in an address. */
export function chosenInTree(root: HTMLElement): number[] {
  const { tree, leaves } = readTree(root)
  return selectedIds(tree, new Set(leaves.filter(({ checked }) => checked).map(idOf)))
}

const idOf = (input: HTMLInputElement) => Number(input.value)
const parentIdOf = ({ dataset: { parent } }: HTMLInputElement) => (parent === undefined ? null : Number(parent))

function readTree(root: HTMLElement) {
  const inputs = [...root.querySelectorAll('input')]
  const tree = buildTree(inputs.map((input) => ({ id: idOf(input), parentId: parentIdOf(input), translation: '' })))
  return { tree, inputs, leaves: inputs.filter((input) => !tree.childrenOf.has(idOf(input))) }
}

function paint(root: HTMLElement, selection: TreeSelection): void {
  const { tree, inputs } = readTree(root)
  for (const input of inputs) {
    const state = checkboxState(tree, selection, idOf(input))
    input.checked = state === CHECKBOX.checked
    input.indeterminate = state === CHECKBOX.indeterminate
  }
}
