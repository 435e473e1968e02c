/**
 * Messages over the dev server's socket: what failed in the worker (../../report-error.ts, app/i18n/translator.ts) or in the browser, and a page's
 * question what fails at present.
 */
export const FAILED = 'storefront:failed'
export const LOADED = 'storefront:loaded'

/** An error as it is sent. */
export interface Failure {
  message: string
  stack: string
}

/** Whether a page is asked for. Browsers send no Fetch Metadata to an http address of a network, where phones open a developer's shop. */
export function isOfDocument(header: (name: string) => unknown): boolean {
  const destination = header('sec-fetch-dest')
  return destination === undefined ? /text\/html/.test(String(header('accept'))) : destination === 'document'
}
