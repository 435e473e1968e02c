// Toxiproxy (https://github.com/Shopify/toxiproxy): a TCP proxy that breaks connections on demand. Uses the binary on the PATH, else
// the pinned version, which Go builds once into the folder of generated files.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { goProgram } from '../run/go-program.ts'
import { poll } from './request.ts'

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

/** Path of the binary; builds it first if it is missing. @throws NoGoProgramError */
export async function toxiproxyFile(dir: string, log: (line: string) => void): Promise<string> {
  if (spawnSync(NAME_ON_PATH, ['-version']).status === 0) return NAME_ON_PATH
  return goProgram({ name: 'toxiproxy', version: 'v2.5.0', module: 'github.com/Shopify/toxiproxy/v2/cmd/server', file: 'server', dir, log })
}

/** Starts Toxiproxy, which ends with this process at the latest. `proxyTo` creates a proxy on a loopback port. */
export async function startToxiproxy(file: string, port: number) {
  const child = spawn(file, ['-host', HOST, '-port', String(port)], { stdio: 'ignore', env: { ...process.env, LOG_LEVEL: 'error' } })
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
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
    stop: end,
  }
}

async function untilReady(ask: () => Promise<void>, child: ChildProcess): Promise<void> {
  const isReady = () =>
    ask().then(
      () => true,
      () => (child.exitCode === null ? null : false),
    )
  if ((await poll(isReady, START_WITHIN_MS, 50)) !== true) throw new Error('toxiproxy does not start.')
}
