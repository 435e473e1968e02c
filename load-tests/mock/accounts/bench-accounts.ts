// npm run bench:accounts: checks that response times do not reveal which e-mails have accounts. Exits with 1 if the medians of known and
// unknown e-mails differ by more than 5 ms, at a login with a wrong password or at a password reset.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '#db/open.ts'
import { createMockApi } from '#mock-api/app.ts'
import { systemClock } from '#mock-api/clock.ts'
import { listen } from '#mock-api/listen.ts'
import { median } from '../../statistics/percentiles.ts'
import { insertTestShop } from '#mock-api/test-world/test-world.ts'

const TRIES = 200
const WARM_UP = 20
const MOST_APART_MS = 5
const PASSWORD = 'krzeslo-1962'

const folder = mkdtempSync(join(tmpdir(), 'bench-accounts-'))
const db = openDb(join(folder, 'shop.sqlite'))
insertTestShop(db)
const listener = await listen({ host: '127.0.0.1', port: 0 })
listener.serve(createMockApi({ db, clock: systemClock }).fetch)
try {
  const isEven = await compareAll()
  process.exitCode = isEven ? 0 : 1
} finally {
  await listener.close()
  db.$client.close()
  rmSync(folder, { recursive: true })
}

async function compareAll(): Promise<boolean> {
  // Accounts registered over the API, so that their hashes have the real cost.
  for (let nth = 0; nth < WARM_UP + TRIES; nth++) await timeRequest('/shop/client/register', registration(emailOf('known', nth)), 200)
  console.log(`Known and unknown e-mails in turn, ${TRIES} of each, one at a time, over HTTP on 127.0.0.1, client in the same process;`)
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}. Medians in ms:`)
  const login = await compare('login with a wrong password', (email) =>
    timeRequest('/auth/standard', { email, password: 'zle-haslo' }, 401),
  )
  const reset = await compare('password reset', (email) => timeRequest('/shop/client/password/reset', { email }, 200))
  return login && reset
}

/** Whether the medians are close enough. Calls alternate, so that other load on the machine affects both alike. */
async function compare(name: string, call: (email: string) => Promise<number>): Promise<boolean> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let nth = 0; nth < WARM_UP + TRIES; nth++) {
    for (const kind of ['known', 'unknown'] as const) {
      const time = await call(emailOf(kind, nth))
      if (nth >= WARM_UP) times[kind].push(time)
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const apart = Math.abs(known - unknown)
  console.log(`${name.padEnd(28)} known ${known.toFixed(2)}   unknown ${unknown.toFixed(2)}   apart ${apart.toFixed(2)}`)
  return apart <= MOST_APART_MS
}

/** Duration of a call in ms. @throws Error if the response has another status than expected */
async function timeRequest(path: string, body: object, status: number): Promise<number> {
  const begun = performance.now()
  const response = await fetch(listener.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.text()
  const time = performance.now() - begun
  if (response.status !== status) throw new Error(`${path} answered ${response.status} instead of ${status}`)
  return time
}

/** Every attempt has its own e-mail; otherwise the throttle would respond (GAP-105). */
function emailOf(kind: 'known' | 'unknown', nth: number): string {
  return `${kind}-${nth}@patyna.test`
}

function registration(email: string) {
  return { defaultLangId: 'pl', email, password: PASSWORD, personalDataAgreement: true, termsAgreement: true }
}
