// How a browser journey chooses what the mock of the shop does: by cookies, which become headers of the edge's calls to it.
// Only where the binding MOCK_CONTROL says so: the local stack sets it, wrangler.toml has none.

/** Cookie -> header of the mock. */
const CHOICES = [
  { cookie: 'mock-scenario', header: 'x-mock-scenario' },
  { cookie: 'mock-world', header: 'x-mock-world' },
] as const

/** Names of worlds and scenarios. */
const NAME = /^[a-z0-9-]{1,64}$/

/** Headers that every call to the shop bears on behalf of a visitor; null: the visitor has chosen nothing, or may not. */
export function mockHeaders(
  binding: string | undefined,
  cookieOf: (name: string) => string | undefined,
): Readonly<Record<string, string>> | null {
  if (binding !== '1') return null
  const chosen = CHOICES.flatMap(({ cookie, header }) => {
    const value = cookieOf(cookie)
    return value !== undefined && NAME.test(value) ? [[header, value] as const] : []
  })
  return chosen.length === 0 ? null : Object.fromEntries(chosen)
}
