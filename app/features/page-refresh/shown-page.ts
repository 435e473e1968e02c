/** The page that the browser shows, as it came from the edge. */
export interface ShownPage {
  /** Value of the ETag header; null: none. */
  etag: string | null
  /** Instant at which the edge last knew it to be current, ms since 1970 by the browser's clock. */
  currentAt: number
}

/** Dispatched on the document when another page is shown, or the same one is known to be current. */
export const PAGE_SHOWN = 'patyna:shown'

let shown: ShownPage = { etag: null, currentAt: Date.now() }

export const shownPage = () => shown

/** Notes the shown page for PageRefresh and the next refresh. */
export function notePage(page: ShownPage): void {
  shown = page
  document.dispatchEvent(new Event(PAGE_SHOWN))
}
