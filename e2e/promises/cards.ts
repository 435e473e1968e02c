/** A card of a product in a listing. */
export interface Card {
  id: number
  path: string
  html: string
}

/** Cards of products in HTML, from the top, without duplicates. */
export function cardsOf(html: string): Card[] {
  const cards = new Map<string, Card>()
  for (const card of html.split('<article').slice(1)) {
    const own = card.slice(0, Math.max(0, card.indexOf('</article>')))
    const [, path, id] = /<a[^>]* href="(\/[^"?#]*-(\d+))"/.exec(own) ?? []
    if (path !== undefined && !cards.has(path)) cards.set(path, { id: Number(id), path, html: own })
  }
  return [...cards.values()]
}
