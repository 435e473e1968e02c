/**
 * Fetches the stylesheets that a first visit has inline (deliver/first-visit.ts) as files, for the next document, after the load event. By a script,
 * because Firefox checks `rel=prefetch` against default-src, which is 'none', and Safari ignores it. A stylesheet that could not be loaded is
 * requested once more then: during a rollout another build may have answered.
 * @param onMissing the second request failed, too
 */
export function keepStylesheets(onMissing: () => void): void {
  const fetchAll = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.disabled)
        void fetch(link.href, { priority: 'low' })
          .then((response) => response.arrayBuffer())
          .catch(() => undefined)
      else if (!link.sheet) {
        const again = link.cloneNode() as HTMLLinkElement
        again.addEventListener('error', onMissing)
        link.replaceWith(again)
      }
    }
  }
  if (document.readyState === 'complete') fetchAll()
  else addEventListener('load', fetchAll, { once: true })
}
