import { LIST_NAMES, type ListName, type Lists } from './facet-lists.ts'
import { PRODUCT_LISTS } from './product-properties.ts'
import type { Name, ReferenceNames } from './reference-names.ts'
import type { Field } from './relevance-weights.ts'
import type { Vocabulary } from './vocabulary.ts'
import { words } from './words.ts'

/** A facet value (such as a category), by number, with the field of a match in its name. */
export interface NamedValue {
  facet: ListName
  number: number
  field: Field
}

interface Named {
  lists: Lists
  reference: ReferenceNames
  vocabulary: Vocabulary
}

/** By term: values (categories, makers …) with the term in their name. */
export function namedValues({ lists, reference, vocabulary }: Named): Map<number, Set<NamedValue>> {
  const valuesOf = new Map<number, Set<NamedValue>>()
  const known = new Map<string, NamedValue>()
  for (const facet of LIST_NAMES) {
    const list = PRODUCT_LISTS[facet]
    for (const name of 'names' in list ? reference.names[list.names] : []) {
      const number = lists[facet].numberOf(name.id)
      if (number === undefined) continue
      const own = words(name.text)
      const field = fieldOf(facet, name, own.length)
      // One object per value and field, so that a search adds its rows once.
      const key = `${facet} ${number} ${field}`
      const value = known.get(key) ?? { facet, number, field }
      known.set(key, value)
      for (const term of own.flatMap((word) => vocabulary.termsOf(word))) valuesOf.set(term, (valuesOf.get(term) ?? new Set()).add(value))
    }
  }
  return valuesOf
}

/** A word that is all of a leaf's name names the value: "Desks", not "Furniture"; of materials "metal" does for steel as well. */
function fieldOf(facet: ListName, { isParent }: Name, length: number): Field {
  if (facet === 'manufacturer' || facet === 'designer') return 'maker'
  if (length !== 1 || (isParent && facet !== 'materials')) return 'attribute'
  if (facet === 'materials') return 'material'
  return facet === 'categories' ? 'category' : 'exactName'
}
