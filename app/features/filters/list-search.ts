import { matchesListSearch } from '../../domain/search/list-search.ts'

/** Shows only the entries of a long list that match what is typed above it, or says that there is none. */
export function searchList(field: HTMLInputElement): void {
  const list = field.closest('[data-searched]')
  if (!list) return
  const entries = [...list.querySelectorAll('li')]
  for (const entry of entries) entry.hidden = !matchesListSearch(nameOf(entry), field.value)
  const none = list.querySelector('output')
  if (none) none.hidden = entries.some(({ hidden }) => !hidden)
}

/** The entry's own words, without the count behind them. */
function nameOf(entry: Element): string {
  return entry.querySelector('label > span')?.textContent ?? ''
}
