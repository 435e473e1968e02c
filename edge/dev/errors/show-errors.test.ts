import { EventEmitter } from 'node:events'
import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { LOADED } from './error-events.ts'
import { showErrors } from './show-errors.ts'

type Listener = (data: unknown, page: { send: () => void }) => void
type Middleware = (request: { headers: Record<string, string> }, response: null, next: () => void) => void

function startServer() {
  const heard = new Map<string, Listener>()
  const environment = () => ({
    hot: { send: () => undefined, on: (name: string, listener: Listener) => heard.set(name, listener) },
    transformRequest: async () => null,
  })
  const middlewares: Middleware[] = []
  const watcher = new EventEmitter()
  const server = {
    environments: { client: environment(), rsc: environment(), ssr: environment() },
    config: { root: '/shop' },
    middlewares: { use: (middleware: Middleware) => middlewares.push(middleware) },
    watcher,
  }
  const { configureServer } = showErrors()
  if (typeof configureServer === 'function') void configureServer.call({} as never, server as unknown as ViteDevServer)
  return {
    change: () => watcher.emit('change'),
    /** @returns how often the page is told to load anew */
    open(headers: Record<string, string>): number {
      let loads = 0
      for (const middleware of middlewares) middleware({ headers }, null, () => undefined)
      heard.get(LOADED)?.(null, { send: () => (loads += 1) })
      return loads
    },
  }
}

test.each([
  ['this machine', { 'sec-fetch-dest': 'document', accept: 'text/html' }, 0],
  ['a phone, whose browser sends no Fetch Metadata by http', { accept: 'text/html,application/xhtml+xml;q=0.9' }, 0],
  ['a script meanwhile', { 'sec-fetch-dest': 'script', accept: '*/*' }, 1],
])('after a change a page of %s is not loaded again and again', (_of, headers, loads) => {
  const { open, change } = startServer()
  expect(open(headers)).toBe(0)
  change()
  expect(open(headers)).toBe(loads)
})
