import { serve } from '@hono/node-server'
import { needFreePort } from '#edge/dev/local/free-port.ts'
import { createObserveApp } from '#edge/dev/observe/observe-app.ts'

export interface Observer {
  origin: string
  /** Bindings with which the worker sends it the spans of every request. */
  vars: Readonly<Record<string, string>>
  stop: () => Promise<void>
}

/** Serves the page of the last requests, on loopback whatever HOST is: it shows what everybody does. @throws Error when the port is taken */
export async function startObserver(port: number): Promise<Observer> {
  const host = '127.0.0.1'
  await needFreePort(host, port, 'OBSERVE_PORT')
  const server = serve({ hostname: host, port, fetch: createObserveApp().fetch })
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://${host}:${port}`
  return {
    origin,
    vars: { OTLP_ENDPOINT: `${origin}/v1/traces`, OTLP_SAMPLE_ALL: '1' },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      // Browsers and the worker keep theirs open.
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
