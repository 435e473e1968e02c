// Cookies of a test that choose a world and a scenario of the mock API; they become headers of the edge's calls to it. Only with the binding
// MOCK_CONTROL, which the local stack sets and wrangler.toml does not.

/** Cookie -> header of the mock. */
const CHOICES = [
  { cookie: 'mock-scenario', header: 'x-mock-scenario' },
  { cookie: 'mock-world', header: 'x-mock-world' },
] as const

/** Names of worlds and scenarios. */
const NAME = /^[a-z0-9-]{1,64}$/

/** Headers for every call of a visitor; null: nothing chosen, or not allowed. */
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
