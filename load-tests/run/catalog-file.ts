import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { MARKETS } from '../plan.ts'
import { type Catalog, USUAL } from '../catalog/catalog.ts'
import type { Asked } from '../catalog/read-catalog.ts'
import { reached } from './reached.ts'

const Minor = z.int().nonnegative()
const Ids = z.array(z.int())
const Texts = z.strictObject({ pl: z.string().min(1), en: z.string().min(1), es: z.string().min(1) })

/** The schema of a catalog file (README.md). */
const CatalogFile = z.strictObject({
  currencies: Texts.default(USUAL.currencies),
  products: z.array(
    z.strictObject({
      id: z.int().positive(),
      names: Texts,
      prices: z.strictObject({ pl: Minor, en: Minor, es: Minor }),
      filters: z.strictObject({ categories: Ids, colors: Ids, materials: Ids }).nullable().default(null),
      isOffered: z.boolean().default(true),
    }),
  ),
  searches: z.array(z.strictObject({ market: z.enum(MARKETS), text: z.string().min(1), total: z.int().nonnegative(), ids: Ids })),
  filters: z.strictObject({ categories: Ids, colors: Ids, materials: Ids }),
  promoCodes: z.array(z.strictObject({ code: z.string(), percent: z.number().nullable() })).default(USUAL.promoCodes),
})

/** Reads a catalog file. @throws Error with a sentence that names the first place that is wrong */
export function readCatalogFile(file: string): Catalog {
  const { success, data, error } = CatalogFile.safeParse(jsonOf(file))
  if (!success) {
    const [issue] = error.issues
    throw new Error(`${file} is no catalog: ${issue?.path.join('.')}: ${issue?.message}. Its fields are in load-tests/catalog/README.md.`)
  }
  return whole({ ...data, products: data.products.toSorted((a, b) => a.id - b.id) }, file)
}

function jsonOf(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file} is no catalog: it is no JSON.`, { cause })
  }
}

/** A catalog that has something for every session. @param of what it is of @throws Error with a sentence for any other */
export function whole(catalog: Catalog, of: string): Catalog {
  if (!catalog.products.some(({ isOffered }) => isOffered)) throw new Error(`${of} has no product that journeys may open.`)
  const silent = MARKETS.find((market) => !catalog.searches.some((search) => search.market === market))
  if (silent !== undefined) throw new Error(`${of} has no search of ${silent}: sessions come from every market.`)
  return catalog
}

const Answer = z.object({ data: z.unknown() })

/** A shop that limits its visitors is asked again when it says, after so many s at most. */
const MAX_WAIT_S = 60
const MAX_TRIES = 10

interface AskOptions {
  headers?: Readonly<Record<string, string>>
  /** Told that the shop limits its visitors, and how long this waits, s. */
  onLimit?: ((seconds: number) => void) | undefined
  /** Ends what is asked. */
  signal?: AbortSignal | undefined
}

/** Asks a shop by Node, with the headers of the environment (own-headers.ts). */
export function askOf(origin: string, { headers = {}, onLimit, signal }: AskOptions = {}) {
  return async <Found>({ market, page, perPage, body }: Asked): Promise<Found> => {
    const url = `${origin}/shop/search/products?page=${page}&per_page=${perPage}`
    const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: market }
    const init = { method: 'POST', headers: { ...own, ...headers }, body: JSON.stringify(body), ...(signal && { signal }) }
    let response = await reached(url, init)
    for (let tries = 0; response.status === 429 && tries < MAX_TRIES; tries++) {
      const seconds = waitOf(response)
      onLimit?.(seconds)
      await setTimeout(seconds * 1000, undefined, { signal })
      response = await reached(url, init)
    }
    if (!response.ok) throw new Error(`${url} responded ${response.status}`)
    const { success, data: answer } = Answer.safeParse(await response.json().catch(() => null))
    if (!success) throw new Error(`${url} answers no search: is it the shop?`)
    // The oracles of a run check what is used of it.
    return answer.data as Found
  }
}

/** Retry-After may be a date as well (RFC 9110, 10.2.3). */
function waitOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? MAX_WAIT_S)
  return Number.isNaN(seconds) ? MAX_WAIT_S : Math.min(MAX_WAIT_S, seconds)
}
