import { ledBy } from '../../domain/marketing/campaign-link.ts'
import { parseFilters, toQueryString } from '../../domain/search/filters.ts'
import { SEARCH_DEBOUNCE_MS } from '../../domain/time/refresh-intervals.ts'
import { campaignHere } from '../../shop-api/browser/campaign-here.ts'
import { opensHere } from '../../ui/opens-here.ts'
import { filtersOfForm } from './form-filters.ts'
import { searchList } from './list-search.ts'
import { keepInOrder } from './range-bounds.ts'
import { followClick, markTree } from './tree-checks.ts'

/** What scripts add to filter forms: trees whose boxes follow a click, bounds in order, a search in long lists, and clean addresses. */
export function enhanceForms(root: HTMLElement, signal: AbortSignal): void {
  let searchTimer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(searchTimer))
  root.addEventListener('input', ({ target }) => onInput(target), { signal })
  root.addEventListener('focusout', ({ target }) => isBound(target) && keepInOrder(target, 'blur'), { signal })
  root.addEventListener('keydown', keepEnterInSearch, { signal })
  root.addEventListener('submit', goToCleanAddress, { signal })
  root.addEventListener('click', (event) => opensHere(event) && onClick(event.target), { signal })

  function onInput(target: EventTarget | null) {
    if (!(target instanceof HTMLInputElement)) return
    const tree = target.closest<HTMLElement>('[data-tree]')
    if (tree) followClick(tree, target)
    if (isBound(target)) keepInOrder(target, 'change')
    if (target.inputMode !== 'search') return
    clearTimeout(searchTimer)
    searchTimer = setTimeout(() => searchList(target), SEARCH_DEBOUNCE_MS)
  }
}

function isBound(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset['bound'] !== undefined
}

/** The list has been searched already; Enter in its field must not send the form around it. */
function keepEnterInSearch(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.inputMode === 'search') event.preventDefault()
}

/** Goes where the form leads without scripts, by an address without empty or repeated keys, and with what led to the listing (GAP-99). */
function goToCleanAddress(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  // Enter sends a bound that has not been left yet.
  for (const upper of event.target.querySelectorAll<HTMLInputElement>('[data-bound="to"]')) keepInOrder(upper, 'blur')
  const listing = new URL(event.target.action).pathname + toQueryString(filtersOfForm(event.target))
  if (listing === listingOf(location)) closeAround(event.target)
  location.assign(ledBy(listing, campaignHere()))
}

/** A link to the listing that is open, such as its own order, or "clear all" where nothing is applied yet: what is chosen in the form goes. */
function onClick(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || listingOf(link) !== listingOf(location)) return
  const form = link.closest('form')
  if (form) reset(form)
  closeAround(link)
}

/** A reset knows fields alone: what follows from them, the boxes below a chosen one and the entries that a search shows, is brought up to them. */
function reset(form: HTMLFormElement): void {
  form.reset()
  for (const tree of form.querySelectorAll<HTMLElement>('[data-tree]')) markTree(tree)
  for (const field of form.querySelectorAll<HTMLInputElement>('[inputmode="search"]')) searchList(field)
  form.dispatchEvent(new Event('change'))
}

/** The listing of an address. What an advertisement adds to that, or another order of it, makes no other listing. */
function listingOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + toQueryString(parseFilters(new URLSearchParams(search)))
}

/** Closes the dialog or the menu around an element. Another listing renders it anew, closed; the one that is open would leave it as it is. */
function closeAround(element: Element): void {
  element.closest('dialog')?.close()
  element.closest<HTMLElement>('[popover]')?.hidePopover()
}
