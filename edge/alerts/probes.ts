// THE TABLE OF PROBES: what somebody from outside asks of the shop. A probe = a row.

export interface Probe {
  name: string
  path: string
  /** Text without which an answer is none. */
  shows: string
}

export const PROBES: readonly Probe[] = [
  { name: 'home', path: '/', shows: '</html>' },
  // With a product in it: a listing without one is 200 as well.
  { name: 'listing', path: '/en/products', shows: '<article' },
  // No cache has it, so it is rendered, and by itself it needs no call.
  { name: 'cart', path: '/es/cart', shows: '</html>' },
  { name: 'call', path: '/shop/banners', shows: '{' },
]

/** An answer takes at most this long, in ms. */
const ANSWERED_WITHIN_MS = 10_000
/** One lost packet wakes nobody. */
const TRIES = 2

/** Asks the shop as a visitor. @returns what is wrong; null: nothing */
export async function probe(origin: string, { path, shows }: Probe): Promise<string | null> {
  let problem: string | null = null
  for (let tried = 0; tried < TRIES; tried++) {
    problem = await problemOf(new URL(path, origin), shows)
    if (problem === null) return null
  }
  return `${path} ${problem}`
}

async function problemOf(url: URL, shows: string): Promise<string | null> {
  try {
    const headers = { 'user-agent': 'patyna-alerts', 'sec-fetch-site': 'same-origin' }
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) })
    const text = await response.text()
    if (response.status !== 200) return `is ${response.status}`
    return text.includes(shows) ? null : `lacks ${shows}`
  } catch (error) {
    return `has no answer (${error instanceof Error ? error.name : 'Error'})`
  }
}
