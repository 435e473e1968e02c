import type { Page } from '@playwright/test'

/** Message of an island that fails. */
export const ISLAND_FAILS = 'This island fails'
const FAILING = 'failing-island'

/**
 * Lets islands of built pages fail by name: it stands in front of the function that loads them, which the build puts on the global object. An island
 * of contexts or classes is left alone.
 */
export async function interceptIslands(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, message]) => {
      type Load = (id: string) => Promise<Record<string, unknown>>
      const names = new Set<string>()
      const loaded = new Map<string, ReturnType<Load>>()
      let load: Load
      Reflect.set(window, 'islandNames', names)
      const mayFail = (name: string, island: unknown) => {
        if (typeof island !== 'function' || island.prototype?.render) return island
        return function MayFail(this: unknown, ...given: unknown[]) {
          if (localStorage.getItem(key) === name) throw new Error(message)
          return Reflect.apply(island, this, given)
        }
      }
      const intercepted: Load = (id) => {
        const known =
          loaded.get(id) ??
          load(id).then((islands) => {
            const rows = Object.entries(islands).map(([name, island]) => [name, mayFail(name, island)])
            const get = (target: Record<string, unknown>, name: string) => {
              if (Object.hasOwn(target, name)) names.add(name)
              return target[name]
            }
            return new Proxy<Record<string, unknown>>(Object.fromEntries(rows), { get })
          })
        loaded.set(id, known)
        return known
      }
      const set = (given: Load) => {
        load = given
      }
      Object.defineProperty(window, '__vite_rsc_client_require__', { get: () => intercepted, set })
    },
    [FAILING, ISLAND_FAILS] as const,
  )
}

/** Names of the islands that the page has used. */
export async function islandsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(Reflect.get(window, 'islandNames') as Set<string>)].filter((name) => /^[A-Z]/.test(name)))
}

/** Lets an island fail from its next render on; null: none. */
export async function letFail(page: Page, name: string | null): Promise<void> {
  await page.evaluate(([key, island]) => (island === null ? localStorage.removeItem(key) : localStorage.setItem(key, island)), [
    FAILING,
    name,
  ] as const)
}
