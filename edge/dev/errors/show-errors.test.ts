import { EventEmitter } from 'node:events'
import type { ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { LOADED } from './error-events.ts'
import { showErrors } from './show-errors.ts'

type Listener = (data: unknown, page: { send: () => void }) => void
type Middleware = (request: { headers: Record<string, string> }, response: null, next: () => void) => void

function startServer() {
  const heard = new Map<string, Listener>()
  const told: string[] = []
  const environment = (of: string) => ({
    hot: {
      send: ({ type }: { type: string; err?: object }) => void told.push(`${of} ${type}`),
      on: (name: string, listener: Listener) => heard.set(name, listener),
    },
    moduleGraph: { invalidateAll: () => void told.push(`${of} forgets`) },
    transformRequest: async () => null,
  })
  const middlewares: Middleware[] = []
  const watcher = new EventEmitter()
  const server = {
    environments: { client: environment('client'), rsc: environment('rsc'), ssr: environment('ssr') },
    config: { root: '/shop' },
    middlewares: { use: (middleware: Middleware) => middlewares.push(middleware) },
    watcher,
  }
  const { configureServer } = showErrors()
  if (typeof configureServer === 'function') void configureServer.call({} as never, server as unknown as ViteDevServer)
  return {
    told,
    fail: () => server.environments.client.hot.send({ type: 'error', err: { message: 'Does the file exist?' } }),
    change: (event = 'change') => watcher.emit('all', event),
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

test('a file that was missing is found once it is there', () => {
  vi.useFakeTimers()
  const { told, fail, change } = startServer()
  fail()
  change('add')
  vi.runAllTimers()
  vi.useRealTimers()
  const workers = ['rsc', 'ssr'].flatMap((worker) => [`${worker} forgets`, `${worker} full-reload`])
  expect(told).toEqual(['client error', ...workers, 'client full-reload'])
})
