// A build and its stamp, in a folder of its own, with a stand-in for Vite that copies the one source.
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtFiles } from '../../e2e/worker/verify/built-files.ts'
import { BUILD_SOURCES } from './source-hash.mjs'

const ENSURE_BUILT = pathToFileURL(resolve('.tasks/stack/ensure-built.ts')).href
const FONTS = 'app/styles/fonts/make-fonts.ts'
const PAGE = 'app/page.ts'

/** Like the settings of Vite, it chooses the folder by UI_KIT. SAVES is saved while it runs; FAILS is its exit code. */
const VITE = `#!/bin/sh
dir=dist/rsc; [ "$UI_KIT" = 1 ] && dir=dist/ui-kit/rsc
mkdir -p "$dir"
cp ${PAGE} "$dir/page.js"
echo "{}" > "$dir/wrangler.json"
echo built >> builds
[ -z "$SAVES" ] || printf '%s' "$SAVES" > ${PAGE}
exit "\${FAILS:-0}"
`

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'patyna-built-'))
  for (const source of BUILD_SOURCES) if (/\.\w+$/.test(source)) save(source, '')
  for (const source of BUILD_SOURCES) if (!/\.\w+$/.test(source)) mkdirSync(join(dir, source), { recursive: true })
  save(FONTS, '')
  save(PAGE, 'A')
  save('bin/vite', VITE)
  chmodSync(join(dir, 'bin/vite'), 0o755)
})
afterEach(() => rmSync(dir, { recursive: true }))

function save(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

async function ensureBuilt(env: Record<string, string> = {}): Promise<void> {
  const script = `import { ensureBuilt } from ${JSON.stringify(ENSURE_BUILT)}; await ensureBuilt()`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: dir,
    env: { ...process.env, PATH: join(dir, 'bin') + delimiter + process.env['PATH'], UI_KIT: '', CLOUDFLARE_ENV: '', ...env },
  })
}

const built = () => readFileSync(join(dir, 'dist/rsc/page.js'), 'utf8')
const builds = () => readFileSync(join(dir, 'builds'), 'utf8').match(/built/g)?.length

test('a build is used until its sources change', async () => {
  await ensureBuilt()
  for (const beside of ['.page.ts.swp', '#page.ts#', 'page.ts~']) save(`app/${beside}`, 'of an editor')
  await ensureBuilt()
  expect([built(), builds()]).toEqual(['A', 1])
  save(PAGE, 'B')
  await ensureBuilt()
  expect([built(), builds()]).toEqual(['B', 2])
})

test('two commands that find the build stale at once build once', async () => {
  await Promise.all([ensureBuilt(), ensureBuilt()])
  expect([built(), builds()]).toEqual(['A', 1])
})

test('the setting UI_KIT of a shell does not lead the build that is deployed elsewhere', async () => {
  await ensureBuilt()
  save(PAGE, 'B')
  await ensureBuilt({ UI_KIT: '1' })
  expect(built()).toBe('B')
})

test('what is saved while a build runs makes it stale', async () => {
  await ensureBuilt({ SAVES: 'B' })
  expect(built()).toBe('A')
  await ensureBuilt()
  expect(built()).toBe('B')
})

test('a build that failed half-way leaves none that counts as fresh', async () => {
  await ensureBuilt()
  save(PAGE, 'B')
  await expect(ensureBuilt({ FAILS: '1' })).rejects.toThrow('vite build')
  expect(built()).toBe('B')
  save(PAGE, 'A')
  await ensureBuilt()
  expect(built()).toBe('A')
})

test('a build for an environment is not taken for one of this machine, and its verification reads which it is', async () => {
  mkdirSync(join(dir, 'dist/client/assets'), { recursive: true })
  const id = () => builtFiles(join(dir, 'dist')).id
  await ensureBuilt({ CLOUDFLARE_ENV: 'production' })
  const deployed = id()
  await ensureBuilt()
  expect([builds(), deployed]).toEqual([2, id()])
})
