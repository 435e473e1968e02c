import { LIST_NAMES, type Lists } from './facet-lists.ts'
import { PRODUCT_LISTS } from './product-properties.ts'
import type { ReferenceNames } from './reference-names.ts'
import { type NamedValue, fieldOf } from './text-index.ts'

interface Named {
  lists: Lists
  reference: ReferenceNames
  /** By name of a category, maker and so on: the terms of its words. */
  termsOfNames: ReadonlyMap<string, readonly number[]>
}

/** By term: values (categories, makers …) with the term in their name. */
export function namedValues({ lists, reference, termsOfNames }: Named): Map<number, NamedValue[]> {
  const valuesOf = new Map<number, NamedValue[]>()
  const known = new Map<string, NamedValue>()
  for (const facet of LIST_NAMES) {
    const list = PRODUCT_LISTS[facet]
    if (!('names' in list)) continue
    for (const { id, isParent, text } of reference.names[list.names]) {
      const number = lists[facet].numberOf(id)
      if (number === undefined) continue
      const terms = termsOfNames.get(text) ?? []
      const field = fieldOf(facet, isExactName({ facet, isParent, length: terms.length }))
      // One object per value and field, so that a search adds its rows once.
      const key = `${facet} ${number} ${field}`
      const value = known.get(key) ?? { facet, number, field }
      known.set(key, value)
      for (const term of terms) {
        const values = valuesOf.get(term) ?? []
        // Makers have one name for all languages.
        if (!values.includes(value)) values.push(value)
        valuesOf.set(term, values)
      }
    }
  }
  return valuesOf
}

/** Whether a word alone names a value: "Desks", not "Furniture", and "metal" also for steel. */
export function isExactName({ facet, isParent, length }: { facet: string; isParent: boolean; length: number }): boolean {
  return length === 1 && (!isParent || facet === 'materials')
}
