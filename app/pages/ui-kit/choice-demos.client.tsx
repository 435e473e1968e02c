'use client'
import { useState } from 'react'
import { matchesListSearch } from '../../domain/search/list-search.ts'
import { blurUpper, changeLower } from '../../domain/search/range-picker.ts'
import { buildTree, checkboxState, selectionOf, toggleExpanded, toggleNode, treeRows } from '../../domain/search/tree-selection.ts'
import { CheckboxList } from '../../ui/checkbox-list/checkbox-list.client.tsx'
import { CheckboxTree } from '../../ui/checkbox-tree/checkbox-tree.client.tsx'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { RangePicker, type RangeValue } from '../../ui/range/range-picker.client.tsx'
import { LONG } from './sample-words.ts'

const TREE = buildTree([
  { id: 1, parentId: null, translation: 'Meble' },
  { id: 11, parentId: 1, translation: 'Stoły' },
  { id: 12, parentId: 1, translation: 'Siedziska' },
  { id: 121, parentId: 12, translation: 'Fotele' },
  { id: 122, parentId: 12, translation: LONG },
  { id: 2, parentId: null, translation: 'Lampy' },
])

export function TreeDemo() {
  const [selection, setSelection] = useState(() => selectionOf(TREE, [121]))
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => new Set([1, 12]))

  return (
    <CheckboxTree
      label="Kategorie"
      name="categories"
      rows={treeRows(TREE, expanded).map((row) => ({ ...row, state: checkboxState(TREE, selection, row.id) }))}
      expandLabel="Pokaż części:"
      onToggle={(id) => setSelection(toggleNode(TREE, selection, id))}
      onExpand={(id) => setExpanded(toggleExpanded(TREE, expanded, id))}
    />
  )
}

const MAKERS = ['Ćmielów', 'Rosenthal', 'Thonet', LONG].map((text, index) => ({ id: index + 1, text, count: 10 ** index }))

export function ListDemo() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set([2]))

  return (
    <CheckboxList
      label="Producenci"
      name="manufacturers"
      entries={MAKERS}
      selected={selected}
      onToggle={(id) => setSelected(selected.symmetricDifference(new Set([id])))}
      searchLabel="Szukaj producenta"
      matches={matchesListSearch}
      nothingText="Nie ma takiego producenta."
    />
  )
}

interface CounterDemoProps {
  label: string
  start: number
  min?: number
  max?: number
  isDisabled?: boolean
}

export function CounterDemo({ label, start, ...bounds }: CounterDemoProps) {
  const [value, setValue] = useState(start)
  return (
    <Counter
      {...bounds}
      label={label}
      decreaseLabel={`${label}: mniej`}
      increaseLabel={`${label}: więcej`}
      value={value}
      onChange={setValue}
    />
  )
}

const RULES = { changeLower, changeUpper: ({ lower }: RangeValue, upper: number | null) => ({ lower, upper }), blurUpper }

export function RangeDemo() {
  const [value, setValue] = useState<RangeValue>({ lower: 100, upper: 400 })
  return (
    <RangePicker
      legend="Cena"
      fromLabel="Cena od"
      toLabel="Cena do"
      unit="PLN"
      fromName="price-from"
      toName="price-to"
      value={value}
      rules={RULES}
      onChange={setValue}
    />
  )
}
