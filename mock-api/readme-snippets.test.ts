// Runs the snippets of the READMEs.
import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#db/open.ts'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { createMockApi } from './app.ts'
import { systemClock } from './clock.ts'
import { listen, type Listener } from './listen.ts'

const run = promisify(execFile)

let dir: string
let seeded: Listener
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patyna-docs-'))
  const { path } = await ensureShopDatabase({ size: 200, dir })
  seeded = await listen({ host: '127.0.0.1', port: 0 })
  seeded.serve(createMockApi({ db: openDb(path), clock: systemClock, validateResponses: true, hasControl: true }).fetch)
}, 60_000)
afterAll(async () => {
  await seeded.close()
  rmSync(dir, { recursive: true })
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
