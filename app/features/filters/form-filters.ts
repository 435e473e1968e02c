import { LIST_FACETS } from '../../domain/search/facets.ts'
import { type Filters, parseFilters, withFilter } from '../../domain/search/filters.ts'
import { chosenInTree } from './tree-checks.ts'

/** The filters of a form in its present state, clean: no empty field, no repeated key, a parent instead of all its children (GAP-138). */
export function filtersOfForm(form: HTMLFormElement): Filters {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  let filters = parseFilters(query)
  for (const tree of form.querySelectorAll<HTMLElement>('[data-tree]')) {
    const facet = LIST_FACETS.find((name) => name === tree.dataset['tree'])
    if (facet) filters = withFilter(filters, facet, chosenInTree(tree))
  }
  return filters
}
