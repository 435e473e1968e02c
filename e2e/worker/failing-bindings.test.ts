// Each binding of the platform hangs, rejects and lies: pages, logins and files go round it (edge/binding-door.ts), and say so.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startRawEdge } from './raw-edge.ts'
import { rawGet } from './raw-get.ts'
import { warmPage } from './warm-page.ts'

type Mode = 'well' | 'hangs' | 'rejects' | 'lies'
type Kind = 'kv' | 'cache' | 'limits' | 'assets'

/** A visitor waits for no binding longer, ms: all deadlines of one page are half a second, the rest is a busy machine. What hangs has no end. */
const WITHIN_MS = 4000

const modes: Record<Kind, Mode> = { kv: 'well', cache: 'well', limits: 'well', assets: 'well' }
const kept = new Map<string, Buffer>()

/** What each says when it is well, and when it lies. */
const ANSWERS: Record<Kind, { well: Answer; lies: Answer }> = {
  kv: {
    well: (key) => ({ status: kept.has(key) ? 200 : 404, body: kept.get(key) ?? '' }),
    // The page of another address.
    lies: (key) => {
      const other = key.startsWith('/page') ? [...kept].find(([name]) => name !== key && name.startsWith('/page')) : undefined
      return other ? { status: 200, body: other[1] } : ANSWERS.kv.well(key)
    },
  },
  cache: {
    well: () => ({ status: 504, body: '', headers: { 'cf-cache-status': 'MISS' } }),
    lies: () => ({ status: 200, body: '<h1>page</h1>', headers: { 'cf-cache-status': 'HIT' } }),
  },
  limits: {
    well: () => ({ status: 200, body: '{"success":true}' }),
    lies: () => ({ status: 200, body: '{"success":"no"}' }),
  },
  assets: { well: () => ({ status: 404, body: '' }), lies: () => ({ status: 302, body: '', headers: { location: '/x' } }) },
}
type Answer = (key: string) => { status: number; body: string | Buffer; headers?: Record<string, string> }

async function respond(kind: Kind, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const mode = modes[kind]
  const key = decodeURIComponent(request.url?.split('?')[0] ?? '')
  if (mode === 'hangs') return
  // workerd takes a 500 of the cache for a miss.
  if (mode === 'rejects') return void (kind === 'cache' ? request.socket.destroy() : response.writeHead(500).end('broken'))
  if (request.method === 'PUT') {
    if (kind === 'kv') kept.set(key, Buffer.concat(chunks))
    return void response.writeHead(200).end()
  }
  const { status, body, headers = {} } = ANSWERS[kind][mode](key)
  response.writeHead(status, headers).end(body)
}

const servers = (Object.keys(modes) as Kind[]).map((kind) => ({
  kind,
  server: createServer((request, response) => void respond(kind, request, response)),
}))
const dir = mkdtempSync(join(tmpdir(), 'patyna-bindings-'))
let standIns: Record<Kind, string>
beforeAll(async () => {
  const addresses = await Promise.all(
    servers.map(async ({ kind, server }) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      return [kind, `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`] as const
    }),
  )
  standIns = Object.fromEntries(addresses) as Record<Kind, string>
})
afterAll(() => {
  for (const { server } of servers) server.closeAllConnections()
  for (const { server } of servers) server.close()
  rmSync(dir, { recursive: true })
})

let started = 0
async function start() {
  const logFile = join(dir, `${++started}.log`)
  const edge = await startRawEdge({ LOG_REQUESTS: '1' }, { platform: 'as-deployed', standIns, logFile })
  const lines = () =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []))
  async function timed(path: string, init: Parameters<typeof edge.send>[0] = { path }) {
    const begun = performance.now()
    const response = await edge.send({ ...init, path })
    return { ...response, ms: performance.now() - begun }
  }
  return { ...edge, lines, timed, ready: async () => JSON.parse((await edge.send({ path: '/readyz' })).body) as Ready }
}
interface Ready {
  ready: boolean
  bindings?: Record<string, { silent: number; failed: number; skipped: number }>
}

let edge: Awaited<ReturnType<typeof start>>
beforeEach(() => {
  for (const kind of Object.keys(modes) as Kind[]) modes[kind] = 'well'
})
const login = () => {
  const headers = { 'content-type': 'application/json', origin: edge.origin, langId: 'pl' }
  const body = JSON.stringify({ email: 'nobody@patyna.example', password: 'Wrong-1234' })
  return edge.timed('/auth/standard', { path: '', method: 'POST', headers, body })
}

describe.each(['hangs', 'rejects', 'lies'] as const)('EXT-54: a binding that %s', (mode) => {
  beforeAll(async () => {
    kept.clear()
    edge = await start()
    await warmPage(`${edge.origin}/fotel-366-1`)
  })
  afterAll(() => edge.close())

  /** @param passage name in `/readyz` @param isSeen a lie that is a well-formed miss is not counted */
  async function expectSeen(passage: string, isSeen = true): Promise<void> {
    const { ready, bindings = {} } = await edge.ready()
    const { silent = 0, failed = 0 } = bindings[passage] ?? {}
    expect([ready, mode === 'hangs' ? silent > 0 : failed > 0]).toEqual([true, isSeen])
    if (isSeen) await expect.poll(() => edge.lines().some(({ around }) => String(around).includes(passage)), { timeout: 10_000 }).toBe(true)
  }

  test.each(['kv', 'cache'] as const)(
    '%s: pages that memory has not come in time, as what they are, and missing ones as well',
    async (kind) => {
      modes[kind] = mode
      for (const path of [
        `/fotel-366-2?${kind}`,
        '/fotel-366-3',
        kind === 'kv' ? '/produkty?page=2' : '/en/products?page=2',
        '/es/productos',
      ]) {
        const { status, ms, body } = await edge.timed(path)
        expect([status, ms < WITHIN_MS], `${path}: ${ms}`).toEqual([200, true])
        expect(/rel="canonical" href="[^"]*?(\/[^/"?]+)["?]/.exec(body)?.[1], 'the page of its own address').toBe(
          path.replace(/\?.*|\/e[ns]/g, ''),
        )
      }
      const missing = await edge.timed(`/nie-ma-${kind}`)
      expect([missing.status, missing.ms < WITHIN_MS]).toEqual([404, true])
      expect((await edge.timed('/fotel-366-1')).headers['cache-status']).toMatch(/^patyna; hit/)
      await expectSeen(kind === 'kv' ? 'PAGE_STORE read' : 'CACHE read', mode !== 'lies')
    },
  )

  test('limits: whoever logs in is answered', async () => {
    modes.limits = mode
    for (let time = 0; time < 4; time++) {
      const { status, ms } = await login()
      expect([status, ms < WITHIN_MS], `${ms}`).toEqual([401, true])
    }
    await expectSeen('LOGIN_LIMIT count')
  })

  test('assets: a file is refused in time, a first visit links its styles', async () => {
    modes.assets = mode
    const file = await edge.timed('/assets/none.js')
    expect([file.status, file.ms < WITHIN_MS], `${file.ms}`).toEqual([mode === 'hangs' ? 503 : 404, true])
    const first = await rawGet(`${edge.origin}/fotel-366-1`, {
      headers: { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', 'accept-encoding': 'br' },
    })
    expect([first.status, first.headers['link']?.includes('as=style')]).toEqual([200, true])
    if (mode === 'hangs') await expectSeen('ASSETS read')
  })
})

test('after three silences KV is not asked, and once it is well again it is', async () => {
  kept.clear()
  edge = await start()
  try {
    await warmPage(`${edge.origin}/fotel-366-1`)
    modes.kv = 'hangs'
    for (const number of [2, 3, 4]) await edge.timed(`/fotel-366-${number}`)
    const { silent = 0 } = (await edge.ready()).bindings?.['PAGE_STORE read'] ?? {}
    expect(silent).toBeGreaterThanOrEqual(3)
    for (const number of [5, 6, 7]) await edge.timed(`/fotel-366-${number}`)
    const later = (await edge.ready()).bindings?.['PAGE_STORE read']
    expect([later?.silent, (later?.skipped ?? 0) > 0]).toEqual([silent, true])
    modes.kv = 'well'
    await new Promise((resolve) => setTimeout(resolve, 10_500))
    await edge.timed('/fotel-366-8')
    const before = (await edge.ready()).bindings?.['PAGE_STORE read']?.skipped
    await edge.timed('/fotel-366-9')
    expect((await edge.ready()).bindings?.['PAGE_STORE read']).toMatchObject({ silent, skipped: before })
  } finally {
    await edge.close()
  }
})

test('a request without a head after five seconds writes a line, once, and its own line when it ends', async () => {
  edge = await start()
  try {
    edge.shop.setInterference(async ({ url }) => {
      if (url.includes('/photos/')) await new Promise((resolve) => setTimeout(resolve, 6500))
      return null
    })
    await Promise.all([edge.timed('/photos/krzeslo-17-640.avif'), edge.timed('/fotel-366-1')])
    await expect.poll(() => edge.lines().filter(({ route }) => route === '/photos/*').length).toBe(2)
    const [waiting, ended] = edge.lines().filter(({ route }) => route === '/photos/*')
    expect(waiting).toMatchObject({ event: 'waiting', status: 0, method: 'GET' })
    expect(ended).toMatchObject({ event: 'request', trace: waiting?.['trace'] })
    expect([Number(waiting?.['ms']) < 5600, Number(ended?.['ms']) >= 6500]).toEqual([true, true])
    expect(edge.lines().filter(({ event }) => event === 'waiting')).toHaveLength(1)
  } finally {
    await edge.close()
  }
})
