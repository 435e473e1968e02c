// The mix of requests of a soak.
import { OURS as OUR_CALL } from '../edge-stack/buyer.ts'
import { timedRequest } from '../edge-stack/request.ts'
import { type EdgeStack, warm } from '../edge-stack/edge-stack.ts'

export interface Visit {
  path: string
  headers: Readonly<Record<string, string>>
}

/** Kinds of visits, each with its share in percent. */
export type Mix = readonly { share: number; visits: readonly Visit[] }[]

const KNOWN = { cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
const NEW = { 'accept-encoding': 'br', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }
const OURS = { ...OUR_CALL, ...KNOWN }

/** Makes the mix: all kinds of pages for anonymous, first-time and known visitors, Flight, API calls. */
export async function mixOf(stack: EdgeStack): Promise<Mix> {
  const { build }: { build: string } = JSON.parse((await timedRequest(`${stack.origin}/version`)).body)
  const [listings, products] = [stack.takeListings(12), stack.takeProducts(24)]
  for (const path of ['/', '/cp/pl', ...listings, ...products]) await warm(stack.origin, path)
  const of = (paths: readonly string[], headers: Visit['headers'] = {}) => paths.map((path) => ({ path, headers }))
  const flights = products.map((path) => `/_rsc/${build}${path}`)
  return [
    { share: 20, visits: of(listings, { 'accept-encoding': 'br' }) },
    { share: 15, visits: of([...listings, ...products], NEW) },
    { share: 15, visits: of(listings) },
    { share: 20, visits: of(products, { 'accept-encoding': 'br' }) },
    { share: 10, visits: of(['/', '/cp/pl', ...products], { ...KNOWN, 'accept-encoding': 'br' }) },
    { share: 12, visits: of(flights, { 'accept-encoding': 'br' }) },
    { share: 5, visits: of(['/shop/cart/details2', '/shop/client/details'], OURS) },
    { share: 2, visits: of(['/cart', '/ulubione'], KNOWN) },
    { share: 1, visits: of(['/nie-ma', '/nie-ma-99999999']) },
  ]
}

/** Paths of pages that the site links to: those that no flood of composed addresses may evict (edge/store/page-class.ts). */
export function hotPagesOf(mix: Mix): readonly string[] {
  return mix.find(({ visits }) => visits[0]?.path === '/')?.visits.map(({ path }) => path) ?? []
}

/** Draws a visit. @param random 0 to 1 */
export function pick(mix: Mix, random: () => number): Visit {
  let left = random() * 100
  const part = mix.find(({ share }) => (left -= share) < 0) ?? mix[0]
  const visit = part?.visits[Math.floor(random() * part.visits.length)]
  if (!visit) throw new Error('The mix has an empty part.')
  return visit
}
