// THE KINDS OF PAGES of bench:edge --against. A new one = a row.

/** A build that runs. */
export interface TestedWorker {
  pid: number | undefined
  origin: string
  /** Origin of the same build without a page cache, in the same process. */
  uncachedOrigin: string
  /** Id of the build, in the paths of Flight. */
  build: string
  /** Paths of the products of the sitemap. */
  products: readonly string[]
  /** Cookies of a guest with one piece in the cart. */
  cart: string
  /** The last ETag of each URL, as a browser keeps it. */
  etags: Map<string, string>
  stop: () => Promise<void>
}

export interface Visit {
  url: string
  headers: Readonly<Record<string, string>>
}

export interface PageKind {
  /** For the help text. */
  description: string
  /** Requests to each build in a pair. */
  requests: number
  /** Request `n` of all pairs of this kind. */
  visit: (worker: TestedWorker, n: number) => Visit
  /** What Cache-Status says of every response; another response makes the pair invalid. */
  cacheStatus: RegExp
  /** stale: the same requests in each pair, when their pages are stale; fresh: one request, whose page is fresh; none: a page in no cache. */
  cached: 'stale' | 'fresh' | 'none'
}

const BROTLI = { 'accept-encoding': 'br' }
/** A browser that comes from elsewhere and has none of our files. */
const FIRST_VISIT = { ...BROTLI, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' }

/** Listings of all products, each with a key of its own in the cache, by a classification that does not exist beside all that do. */
const listing = (unknown: number) => `/produkty?classification=1,2,3,${unknown}`

/** A guest with one piece in the cart. */
const asGuest = ({ cart }: TestedWorker) => ({ ...BROTLI, cookie: cart, langId: 'pl' })

const hit = (path: (worker: TestedWorker) => string): Omit<PageKind, 'description'> => ({
  requests: 400,
  visit: (worker) => ({ url: worker.origin + path(worker), headers: BROTLI }),
  cacheStatus: /; hit; ttl=\d/,
  cached: 'fresh',
})

export const PAGE_KINDS = {
  renewal: {
    description: 'a listing visited when it is stale and unchanged, with its revalidation',
    requests: 24,
    visit: ({ origin }, n) => ({ url: origin + listing(7_000_000 + (n % 24)), headers: BROTLI }),
    cacheStatus: /; hit; ttl=-/,
    cached: 'stale',
  },
  refresh: {
    description: 'the same by an open tab, which waits for the new page and has the old one',
    requests: 24,
    visit({ origin, build, etags }, n) {
      const url = `${origin}/_rsc/${build}${listing(8_000_000 + (n % 24))}`
      return { url, headers: { ...BROTLI, 'patyna-refresh': '1', 'if-none-match': etags.get(url) ?? '""' } }
    },
    cacheStatus: /; fwd=stale/,
    cached: 'stale',
  },
  listing: {
    description: 'a listing at an address never seen, streamed and put into the cache',
    requests: 30,
    visit: ({ origin }, n) => ({ url: origin + listing(9_000_000 + n), headers: FIRST_VISIT }),
    cacheStatus: /; fwd=uri-miss$/,
    cached: 'none',
  },
  product: {
    description: 'a product at an address never seen',
    requests: 30,
    visit: ({ origin, products }, n) => ({ url: origin + (products[n] ?? '/'), headers: FIRST_VISIT }),
    cacheStatus: /; fwd=uri-miss$/,
    cached: 'none',
  },
  home: {
    description: 'the home page without a page cache',
    requests: 30,
    visit: ({ uncachedOrigin }) => ({ url: `${uncachedOrigin}/`, headers: FIRST_VISIT }),
    cacheStatus: /; fwd=bypass/,
    cached: 'none',
  },
  cart: {
    description: 'the cart of a guest, with one piece',
    requests: 30,
    visit: (worker) => ({ url: `${worker.origin}/cart`, headers: asGuest(worker) }),
    cacheStatus: /; fwd=bypass/,
    cached: 'none',
  },
  call: {
    description: "a browser's call for the same cart",
    requests: 200,
    visit: (worker) => ({ url: `${worker.origin}/shop/cart/details2`, headers: { ...asGuest(worker), 'sec-fetch-site': 'same-origin' } }),
    cacheStatus: /^$/,
    cached: 'none',
  },
  'cached-listing': { description: 'a fresh listing', ...hit(() => '/produkty') },
  'cached-product': { description: 'a fresh product', ...hit(({ products }) => products.at(-1) ?? '/') },
  'cached-home': { description: 'the fresh home page', ...hit(() => '/') },
} as const satisfies Record<string, PageKind>

export type KindName = keyof typeof PAGE_KINDS
