/** Path and query of the current page. */
export function openPage(): string {
  return location.pathname + location.search
}

/** The page of which a form is kept, by path and query. A form of the footer is of every page: ''. */
export function pageOf(form: Element | null): string {
  return document.querySelector('footer')?.contains(form) ? '' : openPage()
}
