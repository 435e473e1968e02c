/** Said on the document when an answer shows that what the page says is no longer so; PageRefresh then renews it. */
export const PAGE_IS_OLD = 'patyna:old'

/** Has the page renewed in place. */
export function renewPage(): void {
  document.dispatchEvent(new Event(PAGE_IS_OLD))
}
