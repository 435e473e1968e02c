// Runs every printed command: the curl lines of /docs in a shell, and the snippets of the READMEs.
import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#db/open.ts'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { createMockApi } from '../app.ts'
import { systemClock } from '../clock.ts'
import { listen, type Listener } from '../listen.ts'
import { DOCS_WORLD, MAIN_WORLD } from '../store/world-names.ts'
import { startTestShell, type TestShell } from '../test-world/test-shell.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { openApiDocument, operationsOf } from './document.ts'

const run = promisify(execFile)
/** Prints the status after the body. */
const CURL = `curl() { command curl -sS -w '\\n%{http_code}' "$@"; }\n`
const operations = operationsOf(openApiDocument(createTestWorld().app)).map(({ value }) => String(value['operationId']))

let dir: string
let shell: TestShell
let seeded: Listener
beforeAll(async () => {
  shell = startTestShell()
  await shell.run(CURL)
  dir = mkdtempSync(join(tmpdir(), 'patyna-docs-'))
  const { path } = await ensureShopDatabase({ size: 200, dir })
  seeded = await listen({ host: '127.0.0.1', port: 0 })
  seeded.serve(createMockApi({ db: openDb(path), clock: systemClock, validateResponses: true, hasControl: true }).fetch)
}, 60_000)
afterAll(async () => {
  shell.close()
  await seeded.close()
  rmSync(dir, { recursive: true })
})

/** The curl lines of a mock's /docs, by operation. */
async function linesOf({ origin }: Listener): Promise<Map<string, string>> {
  const page = await (await fetch(`${origin}/docs`)).text()
  const sections = page.matchAll(/<section id="(\w+)"[\s\S]*?<h3>Try it<\/h3>\s*<pre[^>]*><code>([\s\S]*?)<\/code>/g)
  return new Map([...sections].map(([, name = '', line = '']) => [name, unescaped(line)]))
}

function unescaped(html: string): string {
  return html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

// Those of a shop made by hand: ../hints/hint-errors.test.ts.
test('every curl line of /docs runs as printed, one after the other, at each of two visits', async () => {
  const failed: string[] = []
  for (let visit = 0; visit < 2; visit++) {
    const lines = await linesOf(seeded)
    expect([...lines.keys()]).toEqual(operations)
    for (const [operation, line] of lines) {
      const printed = await shell.run(line)
      if (!/\n200\n*$/.test(printed)) failed.push(`${operation}: ${printed.slice(0, 300)}`)
    }
  }
  expect(failed).toEqual([])
}, 120_000)

test.each([true, false])('the examples of /docs write to their own world only; with control: %s', async (hasControl) => {
  const { app, db } = createTestWorld({ hasControl })
  await app.request('/shop/banners')
  const rowsOf = (world: string) =>
    ['client', 'cart', 'shop_order', 'product_change', 'pro_list'].map((table) => {
      const { rows } = db.get<{ rows: number }>(sql.raw(`SELECT count(*) AS rows FROM ${table} WHERE world = '${world}'`))
      return { table, rows }
    })
  const before = rowsOf(MAIN_WORLD)
  expect(await (await app.request('/docs')).text()).toContain('x-mock-world: docs')
  expect(rowsOf(MAIN_WORLD)).toEqual(before)
  expect(rowsOf(DOCS_WORLD).filter(({ rows }) => rows === 0)).toEqual([])
})

test('/docs leaves no entry in a journal, and faults do not affect its examples', async () => {
  const world = createTestWorld()
  await world.send('/__mock/faults', { body: { route: '*', kind: 'status', arg: '503' } })
  expect(await (await world.send('/docs')).text()).not.toContain('Bearer …')
  expect((await (await world.send('/__mock/journal')).json()).data.entries).toEqual([])
})

/** Fenced blocks of a language in the documents. */
function snippets(language: string): { at: string; code: string }[] {
  return globSync('{README.md,{app,db,docs,e2e,edge,load-tests,mock-api,seeds}/**/*.md}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].flatMap(([, of, code = ''], at) =>
      of === language ? [{ at: `${file}, snippet ${at + 1}`, code }] : [],
    ),
  )
}

/** READMEs of other rooms show fragments of files. */
const PROGRAMS = snippets('ts').filter(({ at }) => at.startsWith('mock-api/'))
const SHELL = snippets('sh').filter(({ code }) => code.includes('curl'))

test('the READMEs have commands to run', () => expect(SHELL.length).toBeGreaterThan(3))

test.each(SHELL)('$at runs as printed', async ({ code }) => {
  const script = `set -e\ncurl() { command curl -sS --fail-with-body "$@"; }\n${code.replaceAll('http://127.0.0.1:8788', seeded.origin)}`
  await expect(run('sh', ['-c', script])).resolves.toBeDefined()
})

test.each(PROGRAMS)(
  '$at runs as printed',
  async ({ code }) => {
    mkdirSync('.data', { recursive: true })
    const file = join('.data', `snippet-${process.pid}.ts`)
    writeFileSync(file, `${code}\nif (!response.ok) process.exit(1)\n`)
    try {
      await expect(run(process.execPath, [file])).resolves.toBeDefined()
    } finally {
      rmSync(file)
    }
  },
  60_000,
)
