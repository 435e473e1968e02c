import type { ListedCard } from './price-oracles.ts'

/** Cards of products in a listing's HTML with the path of their pages, from the top, without duplicates. */
export function listedCards(html: string): (ListedCard & { path: string })[] {
  const cards = new Map<string, ListedCard & { path: string }>()
  for (const card of html.split('<article').slice(1)) {
    const own = card.slice(0, Math.max(0, card.indexOf('</article>')))
    const [, path, id] = /<a[^>]* href="(\/[^"?#]*-(\d+))"/.exec(own) ?? []
    if (path !== undefined && !cards.has(path)) cards.set(path, { id: Number(id), path, html: own })
  }
  return [...cards.values()]
}
