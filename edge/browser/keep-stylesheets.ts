/**
 * Fetches the stylesheets that a first visit has inline (deliver/first-visit.ts) as files, for the next document, after the load event. By a script,
 * because Firefox checks `rel=prefetch` against default-src, which is 'none', and Safari ignores it.
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
