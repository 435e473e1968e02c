import { type Filters, parseFilters, withFilter } from '../../domain/search/filters.ts'
import { chosenInTree, isTreeFacet } from './tree-checks.ts'

/** What a filter form says as it stands, clean: no empty field, no repeated key, a parent instead of all its children (GAP-138). */
export function filtersOfForm(form: HTMLFormElement): Filters {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  let filters = parseFilters(query)
  for (const tree of form.querySelectorAll<HTMLElement>('[data-tree]')) {
    const facet = tree.dataset['tree'] ?? ''
    if (isTreeFacet(facet)) filters = withFilter(filters, facet, chosenInTree(tree))
  }
  return filters
}
