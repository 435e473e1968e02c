/** React waits so long for the styles of what it may add, in ms; a page without them is better than one that does nothing. */
const WAIT_MS = 3000

/**
 * Loads the stylesheets of a first visit, whose page has the rules of its markup inline (deliver/first-visit.ts); they stand behind those, so nothing
 * that is shown changes. A stylesheet that could not be loaded is requested once more: during a rollout another build may have answered.
 * @param onMissing the second request failed, too
 * @returns settles when elements may come that the document does not have
 */
export async function loadStylesheets(onMissing: () => void): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const [disabled, linked] = [links.filter((link) => link.disabled), links.filter((link) => !link.disabled)]
  const retry = (link: HTMLLinkElement) => {
    if (link.sheet) return
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('error', onMissing)
    link.replaceWith(again)
  }
  const settled = disabled.map(async (link) => {
    const coming = new Promise((resolve) => {
      for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true })
    })
    link.disabled = false
    await coming
    retry(link)
  })
  if (document.readyState === 'complete') linked.forEach(retry)
  else addEventListener('load', () => linked.forEach(retry), { once: true })
  return Promise.race([Promise.all(settled), new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
}
