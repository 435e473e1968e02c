import { matchesListSearch } from '../../domain/search/list-search.ts'

/**
 * Shows only the entries of a long list that match what is typed above it, or says that there is none. In a tree an entry stays with the entries below
 * it, and one that matches stays below its parent, which opens.
 */
export function searchList(field: HTMLInputElement): void {
  const list = field.closest('[data-searched]')
  if (!list) return
  const entries = [...list.querySelectorAll('li')]
  const matching = new Set(entries.filter((entry) => matchesListSearch(nameOf(entry), field.value)))
  const isSearching = field.value.trim() !== ''
  for (const entry of entries) {
    const inner = [...entry.querySelectorAll('li')]
    const hasMatchBelow = inner.some((one) => matching.has(one))
    entry.hidden = !matching.has(entry) && !hasMatchBelow && !isBelow(entry, matching)
    openFor(entry.querySelector('details'), isSearching && hasMatchBelow && !matching.has(entry))
  }
  const none = list.querySelector('output')
  if (none) none.hidden = matching.size > 0
}

function isBelow(entry: Element, matching: ReadonlySet<Element>): boolean {
  const parent = entry.parentElement?.closest('li')
  return parent !== null && parent !== undefined && matching.has(parent)
}

/** Opens what the search found, and closes again what it had opened; what the visitor opened stays. */
function openFor(details: HTMLDetailsElement | null, hasFound: boolean): void {
  if (!details) return
  if (hasFound && !details.open) {
    details.open = true
    details.dataset['found'] = ''
  }
  if (!hasFound && details.dataset['found'] !== undefined) {
    details.open = false
    delete details.dataset['found']
  }
}

/** The entry's own words, without the count behind them. */
function nameOf(entry: Element): string {
  return entry.querySelector('label > span')?.textContent ?? ''
}
