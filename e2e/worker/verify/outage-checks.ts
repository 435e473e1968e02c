import { DRILL_HEADER } from '#edge/http/outage-drill.ts'
import { type DeployedShop, firstProblem, type NotGiven, textOf, untilCached } from './deployed-shop.ts'

/** What visitors get while the shop API is down, which a preview plays for who knows the secret; and that nobody else notices. */
export async function outage(shop: DeployedShop): Promise<string | null | NotGiven> {
  const unseen = `/produkty${shop.unusedQuery()}`
  if (!(await untilCached(shop, shop.product))) return `${shop.product} is never a hit`
  const guess = await shop.ask(shop.product, { headers: { [DRILL_HEADER]: 'not-the-secret-of-anybody' } })
  if (/stale-on-error/.test(guess.headers['cache-status'] ?? '')) return 'anybody may play an outage'
  if (shop.drillSecret === null) return { notGiven: 'DRILL_SECRET' }

  const drill = { headers: { [DRILL_HEADER]: shop.drillSecret } }
  const copy = await shop.ask(shop.product, drill)
  const lost = await shop.ask(unseen, { headers: { ...drill.headers, 'user-agent': 'Googlebot/2.1' } })
  const cart = await shop.ask('/shop/cart/details2', { headers: { ...drill.headers, 'sec-fetch-site': 'same-origin' } })
  const after = await shop.ask(shop.product)
  const rendered = await shop.ask(unseen)
  return firstProblem(
    copy.status !== 200 && `a cached page is ${copy.status}`,
    !/detail=stale-on-error/.test(copy.headers['cache-status'] ?? '') && `a cached page is ${copy.headers['cache-status']}`,
    !textOf(copy).trimEnd().endsWith('</html>') && 'a cached page breaks off',
    (lost.status !== 503 || lost.headers['retry-after'] === undefined) && `a page that nobody has visited is ${lost.status} to crawlers`,
    cart.status !== 503 && `the cart is ${cart.status}`,
    /stale-on-error/.test(after.headers['cache-status'] ?? '') && 'other visitors notice',
    rendered.status !== 200 && `afterwards the page that nobody has visited is ${rendered.status}`,
  )
}
