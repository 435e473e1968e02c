/**
 * Fetches the stylesheets that a first visit has inside its document (first-visit.ts) as files, for the next document, once everything else
 * is there. By a script, since Firefox checks `rel=prefetch` against default-src, which is 'none', and Safari ignores it.
 */
export function keepStylesheets(): void {
  const fetchAll = () => {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'))
      void fetch(href, { priority: 'low' })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined)
  }
  if (document.readyState === 'complete') fetchAll()
  else addEventListener('load', fetchAll, { once: true })
}
