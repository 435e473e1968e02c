import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '#db/open.ts'
import { createMockApi, type MockApiOptions } from '../app.ts'
import { systemClock } from '../clock.ts'

/** A shop in this process. */
interface MockShop {
  /** Answers as `fetch` does; the origin of the address is no matter. */
  fetch: typeof globalThis.fetch
  /** Handlers of Mock Service Worker (2.x). @param http `http` of the package msw */
  handlers: <Handler>(http: MswHttp<Handler>) => Handler[]
  /** Removes its database. */
  close: () => void
}

/** The part of `http` of the package msw that is used. */
interface MswHttp<Handler> {
  all: (path: string, resolver: (info: { request: Request }) => Promise<Response>) => Handler
}

/** Paths that belong to the shop, on any origin. */
const PATHS = ['*/shop/*', '*/auth/*', '*/__mock/*']

/** A shop for a test, over a copy of the packed database and with control. */
export function createMockShop(options: Partial<Omit<MockApiOptions, 'db'>> = {}): MockShop {
  const folder = mkdtempSync(join(tmpdir(), 'mock-shop-'))
  const file = join(folder, 'shop.sqlite')
  copyFileSync(new URL('shop.sqlite', import.meta.url), file)
  const db = openDb(file)
  const app = createMockApi({ db, clock: systemClock, hasControl: true, ...options })
  const mockFetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    // The control API answers loopback names alone.
    return app.fetch(new Request(`http://localhost${pathname}${search}`, request))
  }
  return {
    fetch: mockFetch,
    handlers: (http) => PATHS.map((path) => http.all(path, ({ request }) => mockFetch(request))),
    close() {
      db.$client.close()
      rmSync(folder, { recursive: true })
    },
  }
}
