import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorlds } from '#mock-api/store/worlds.ts'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { openDb } from '#db/open.ts'
import { SEED_WORLD, world } from '#db/world-tables.ts'
import { freePort } from '#edge/dev/local/free-port.ts'
import { ORDER } from '#mock-api/test-world/cart-calls.ts'
import { DATA_DIR } from './settings.ts'

const run = promisify(execFile)
/** As in a folder of somebody else: no variable of this process, no path to its packages. */
const elsewhere = (cwd: string) => ({ cwd, env: { PATH: '/usr/bin:/bin' } })
const pack = (...args: string[]) => run(process.execPath, ['.tasks/run-command.ts', 'mock', 'pack', ...args])

function inDatabase(path: string, act: (shop: ReturnType<typeof openDb>) => void): void {
  const shop = openDb(path)
  act(shop)
  shop.$client.close()
}

let dir: string
let packed: string
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patyna-pack-'))
  packed = join(dir, 'mock')
  // One that was not finished, and one with a file that is not its own.
  for (const folder of ['mock/bundle', 'other/bundle', 'other/notes']) mkdirSync(join(dir, folder), { recursive: true })
  const { path } = await ensureShopDatabase({ size: 200, dir: DATA_DIR })
  inDatabase(path, (shop) => createWorlds(shop).enter('of-a-developer', Date.now()))
  try {
    await pack('--out', packed, '--size', '200')
  } finally {
    inDatabase(path, (shop) => createWorlds(shop).reset('of-a-developer'))
  }
}, 180_000)
afterAll(() => rmSync(dir, { recursive: true }))

test('nothing that was done in a world is packed', () => {
  inDatabase(join(packed, 'bundle', 'shop.sqlite'), (shop) => {
    expect(shop.select({ name: world.name }).from(world).all()).toEqual([{ name: SEED_WORLD }])
    expect(shop.$client.pragma('foreign_key_check')).toEqual([])
  })
})

test('the packed mock starts with Node alone, and its search, order, clock and faults work', async () => {
  const port = await freePort()
  const args = ['mock.mjs', '--control', '--port', String(port)]
  const child = spawn(process.execPath, args, { ...elsewhere(packed), stdio: 'ignore' })
  const ended = once(child, 'exit')
  const headers = { langId: 'pl', guestId: randomUUID(), 'content-type': 'application/json' }
  const call = (path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, body && { method: 'POST', headers, body: JSON.stringify(body) })
  const status = async (path: string) =>
    call(path).then(
      (response) => response.status,
      () => null,
    )
  try {
    await expect.poll(() => status('/healthz'), { timeout: 30_000 }).toBe(200)
    const found = await (await call('/shop/search/products?per_page=100', { onlyPromo: false })).json()
    const hit = found.data.items.find(({ deliveryTypeId }: { deliveryTypeId: number }) => deliveryTypeId > 0)
    const { id: productId, vendorId, deliveryTypeId, promoPrice, regularPrice } = hit
    const added = { productId, quantity: 1, deliveryTypeId, productPrice: promoPrice ?? regularPrice, currencyCode: 'PLN' }
    await call('/shop/cart/product/add', added)
    const deliveries = [{ vendorId, deliveryTypeId }]
    await call('/shop/checkout/preview', { deliveries, promoCode: null })
    const order = await (await call('/shop/checkout/order', { ...ORDER, deliveries })).json()
    expect(order).toMatchObject({ data: { orderId: expect.any(Number) } })
    const clock = await (await call('/__mock/clock/freeze', { at: '2022-03-17T12:00' })).json()
    expect(clock.data.now).toBe('2022-03-17T11:00:00.000Z')
    await call('/__mock/faults', { route: 'banners', kind: 'status', arg: '418' })
    expect(await status('/shop/banners')).toBe(418)
    for (const path of ['', '/swagger-ui-bundle.js', '/start.js']) expect(await status(`/docs${path}`)).toBe(200)
  } finally {
    child.kill()
    await ended
  }
}, 120_000)

test.each([
  ['a folder that is no packed mock', () => ['--out', dir], 'is no packed mock'],
  ['another file beside a mock', () => ['--out', join(dir, 'other')], 'is no packed mock'],
  ['a size that is none', () => ['--out', packed, '--size', 'many'], 'not "many"'],
])('%s is refused before anything is removed', async (_what, args, sentence) => {
  const stderr = expect.stringMatching(new RegExp(`^[^\n]*${sentence}.*\n$`))
  await expect(pack(...args())).rejects.toMatchObject({ code: 2, stderr })
  expect(existsSync(join(packed, 'mock.mjs'))).toBe(true)
})

test.each(['mock.mjs', 'test-fetch.mjs'])('%s on Node 22 says which Node it needs, and ends with 1', async (file) => {
  const older = `--import=data:text/javascript,Object.defineProperty(process,'version',{value:'v22.20.0'})`
  const stderr = expect.stringContaining('The packed mock needs Node 24.7 or newer, and this is v22.20.0.\n')
  await expect(run(process.execPath, [older, file], elsewhere(packed))).rejects.toMatchObject({ code: 1, stdout: '', stderr })
})

test('its fetch and its handlers answer in the process of a test', async () => {
  writeFileSync(
    join(dir, 'use.mjs'),
    `import { createMockShop } from './mock/test-fetch.mjs'
const shop = createMockShop()
const found = await (await shop.fetch('https://any.test/shop/search/suggest?q=fot')).json()
const handlers = shop.handlers({ all: (path, resolver) => ({ path, resolver }) })
const { status } = await handlers[0].resolver({ request: new Request('https://any.test/shop/banners') })
shop.close()
console.log(JSON.stringify([found.data.items.length > 0, handlers.map(({ path }) => path), status]))
`,
  )
  const { stdout } = await run(process.execPath, ['use.mjs'], elsewhere(dir))
  expect(JSON.parse(stdout)).toEqual([true, ['*/shop/*', '*/auth/*', '*/__mock/*'], 200])
})
