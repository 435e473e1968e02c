import { expect } from 'vitest'
import { MANY, wanted } from '#mock-api/test-world/cart-calls.ts'

/** Makes a guest with a product in the cart, who has seen it there: a buyer (edge/session/standing-of.ts). @returns headers of further calls */
export async function newBuyer(origin: string, more: Readonly<Record<string, string>> = {}): Promise<Record<string, string>> {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: 'pl', ...more }
  const body = JSON.stringify(wanted(MANY))
  const jar: string[] = []
  for (const [path, init] of [
    ['/shop/cart/product/add', { method: 'POST', body }],
    ['/shop/cart/details2', {}],
  ] as const) {
    const response = await fetch(origin + path, { ...init, headers: { ...headers, cookie: jar.join('; ') } })
    expect(response.status, path).toBe(200)
    jar.push(...response.headers.getSetCookie().map((line) => line.split(';', 1).join()))
  }
  return { ...headers, cookie: jar.join('; ') }
}
