// Toxiproxy (https://github.com/Shopify/toxiproxy): a TCP proxy that breaks connections on demand. Uses the binary on the PATH, else
// the pinned version, which Go builds once into the folder of generated files.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const MODULE = 'github.com/Shopify/toxiproxy/v2/cmd/server'
const VERSION = 'v2.5.0'
const NAME_ON_PATH = 'toxiproxy-server'
const HOST = '127.0.0.1'
const START_WITHIN_MS = 10_000

/** A toxic: one way in which the proxy breaks responses of the shop API (Toxiproxy's names). */
export interface Toxic {
  type: 'latency' | 'timeout' | 'reset_peer' | 'bandwidth'
  attributes: Readonly<Record<string, number>>
}

export interface Proxy {
  origin: string
  /** Refuses new connections and ends open ones. */
  cut(): Promise<void>
  poison(toxic: Toxic): Promise<void>
  /** Removes all toxics. */
  heal(): Promise<void>
}

/** Path of the binary; builds it first if it is missing. @throws Error with a sentence for the terminal */
export function toxiproxyFile(dir: string, log: (line: string) => void): string {
  if (spawnSync(NAME_ON_PATH, ['-version']).status === 0) return NAME_ON_PATH
  const bin = resolve(dir, 'toxiproxy', VERSION)
  const file = join(bin, 'server')
  if (existsSync(file)) return file
  log(`Building toxiproxy ${VERSION} with Go, once, into ${bin} …`)
  const { status, error } = spawnSync('go', ['install', `${MODULE}@${VERSION}`], {
    env: { ...process.env, GOBIN: bin },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status === 0) return file
  throw new Error(`toxiproxy is missing: put ${NAME_ON_PATH} on the PATH, or install Go (${error?.message ?? 'it says why above'}).`)
}

/** Starts Toxiproxy. `proxyTo` creates a proxy on a loopback port. */
export async function startToxiproxy(file: string, port: number) {
  const child = spawn(file, ['-host', HOST, '-port', String(port)], { stdio: 'ignore', env: { ...process.env, LOG_LEVEL: 'error' } })
  const call = async (path: string, body?: unknown) => {
    const response = await fetch(`http://${HOST}:${port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`toxiproxy: ${path} answered ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
  }
  await untilReady(() => call('/version'), child)
  return {
    async proxyTo(name: string, listen: number, upstream: string): Promise<Proxy> {
      await call('/proxies', { name, listen: `${HOST}:${listen}`, upstream: new URL(upstream).host, enabled: true })
      return {
        origin: `http://${HOST}:${listen}`,
        cut: () => call(`/proxies/${name}`, { enabled: false }),
        poison: (toxic) => call(`/proxies/${name}/toxics`, { ...toxic, stream: 'downstream' }),
        heal: () => call('/reset', {}),
      }
    },
    stop: () => void child.kill('SIGTERM'),
  }
}

async function untilReady(timedRequest: () => Promise<void>, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_WITHIN_MS
  for (;;) {
    try {
      return await timedRequest()
    } catch (error) {
      if (child.exitCode !== null || performance.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
