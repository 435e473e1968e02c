import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listener } from '#mock-api/listen.ts'
import { createCartWorld } from '#mock-api/test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#mock-api/test-world/personas.ts'

let listener: Listener
let dir: string
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patyna-drift-'))
  listener = await listen({ host: '127.0.0.1', port: 0 })
  listener.serve((await createCartWorld({ hasHints: true })).world.app.fetch)
})
afterAll(async () => {
  await listener.close()
  rmSync(dir, { recursive: true })
})

/** Runs the command with a pause of 0 against the listener. */
async function drift(...args: string[]): Promise<{ code: number; output: string }> {
  const all = ['.tasks/mock-drift.ts', ...args, '--pause', '0', '--report', join(dir, 'drift')]
  const env = { ...process.env, DRIFT_PASSWORD: PERSONA_PASSWORD }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, all, { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
    child.stdin?.end()
  })
}

const given = ['--boutique', 'zielone', '--page', 'kontakt-z-nami']
const account = ['--write', '--account', PERSONAS.pro.email]

test('the mock does not differ, with all writes; the report has every call and no word of the account', async () => {
  const { code, output } = await drift(listener.origin, ...given, ...account, '--yes', '--header', 'x-mock-world: drift')
  expect(output).toContain('No differences in ')
  expect(code, output).toBe(0)
  const reports = ['json', 'html'].map((kind) => readFileSync(join(dir, `drift.${kind}`), 'utf8'))
  const [json = '', html = ''] = reports
  expect(JSON.parse(json)).toMatchObject({ drifts: [], endedBecause: null })
  for (const name of ['searchProducts', 'placeOrder', 'removeProList']) expect(html).toContain(name)
  expect(html).not.toMatch(/<(script|link|img)/)
  for (const secret of [PERSONAS.pro.email, PERSONA_PASSWORD, 'Bearer', 'Piotrkowska', 'platnosc']) {
    expect(reports.filter((report) => report.includes(secret))).toEqual([])
  }
})

test('a fault of the mock is a difference: named in the output and in both reports, exit code 1', async () => {
  const fault = { route: 'productDetails', kind: 'replace', arg: 'data.prices={"regular":"12"}' }
  const headers = { 'content-type': 'application/json', 'x-mock-world': 'drifted' }
  await fetch(`${listener.origin}/__mock/faults`, { method: 'POST', headers, body: JSON.stringify(fault) })
  const { code, output } = await drift(listener.origin, ...given, '--header', 'x-mock-world: drifted')
  expect(code).toBe(1)
  expect(output).toContain('✗ productDetails: type data.prices.regular: expected number, got string (6×, first: a product in pl)')
  expect(output).toContain('✗ productDetails: missing data.prices.currencyId')
  expect(readFileSync(join(dir, 'drift.html'), 'utf8')).toContain('<code>data.prices.regular</code>')
})

test.each([
  [[], 'npm run mock:drift -- <origin>'],
  [['ftp://shop.test'], 'npm run mock:drift -- <origin>'],
  [['http://shop.test', '--write'], '--account'],
  [['http://shop.test', '--header', 'x'], '--header is <name>: <value>'],
  [['http://shop.test', ...account], 'Go on? [y/N]'],
  [['http://127.0.0.1:1'], 'Nothing answers at http://127.0.0.1:1.'],
])('%j ends with 2', async (args, said) => {
  const { code, output } = await drift(...args)
  expect([code, output.includes(said)], output).toEqual([2, true])
})
