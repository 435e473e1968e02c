/** Event dispatched on the document when a response shows that the page is stale; the frame then refreshes it, whatever page it is. */
export const PAGE_IS_OLD = 'patyna:old'

/** Revalidates the page in place. */
export function renewPage(): void {
  document.dispatchEvent(new Event(PAGE_IS_OLD))
}
