import type { ReferenceListName, ReferenceRow } from '../store/reference-lists.ts'
import type { ResponseContext } from '../response-context.ts'

/** Rows of a reference list for ids of a product, in the language of the response; unknown ids are left out. */
export function referenceValues(list: ReferenceListName, ids: readonly number[], context: ResponseContext) {
  return ids.flatMap((id) => {
    const row = context.store.reference.row(list, context.language, id)
    return row ? [referenceValue(row, id)] : []
  })
}

/** Colours of the long list with their hex (GAP-132). */
export function colorValues(ids: readonly number[], { store, language }: ResponseContext) {
  return ids.flatMap((id) => {
    const row = store.reference.row('colors', language, id)
    return row ? [{ ...referenceValue(row, id), color: textOf(row, 'color') }] : []
  })
}

/** Chains from the top-level category down, one per category of a product; ours have two links (GAP-17). */
export function categoryChains(ids: readonly number[], { store, language }: ResponseContext) {
  return ids.flatMap((id) => {
    const row = store.reference.row('categories', language, id)
    if (!row) return []
    const parentId = row['parentId']
    const parent = typeof parentId === 'number' ? store.reference.row('categories', language, parentId) : undefined
    const own = referenceValue(row, id)
    return [parent && typeof parentId === 'number' ? [referenceValue(parent, parentId), own] : [own]]
  })
}

/** A manufacturer or designer: an id and a name, the same in every language; null for none. */
export function namedReference(list: 'manufacturers' | 'designers', id: number | null, { store, language }: ResponseContext) {
  const row = id === null ? undefined : store.reference.row(list, language, id)
  return row && id !== null ? { id, name: textOf(row, 'name') } : null
}

/** A row as products carry it. */
export function referenceValue(row: ReferenceRow, id: number) {
  return { id, translation: textOf(row, 'translation'), urlSlug: textOf(row, 'urlSlug') }
}

/** A text column of a reference row; a row without it is a mistake of the seed. */
export function textOf(row: ReferenceRow, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new TypeError(`Reference row ${row.id} has no text ${column}`)
  return value
}
