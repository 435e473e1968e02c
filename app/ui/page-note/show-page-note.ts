/** Document event that carries the note to show. */
export const PAGE_NOTE = 'ui:page-note'

/** What a browser or its network refuses. */
export type PageNote = 'offline' | 'cookies'

/** Shows a note over the page, in words that it has brought along: without a network there are no files of a toast. null: it no longer holds. */
export function showPageNote(note: PageNote | null): void {
  document.dispatchEvent(new CustomEvent(PAGE_NOTE, { detail: note }))
}
