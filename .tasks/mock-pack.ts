import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ne } from 'drizzle-orm'
import { build, type Plugin } from 'vite'
import { LANGUAGES } from '#app/domain/language.ts'
import { openDb } from '#db/open.ts'
import { SEED_WORLD, world } from '#db/world-tables.ts'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import { defineCommand } from '../load-tests/commands/command.ts'

/** Its native part cannot be bundled. */
const NATIVE = 'better-sqlite3'
const ENTRIES = {
  main: 'mock-api/pack/main.ts',
  'test-fetch': 'mock-api/pack/test-fetch.ts',
  'search-worker': 'mock-api/search/thread/search-worker.ts',
}
const PACKED_PARTS = {
  [NATIVE]: ['package.json', 'LICENSE', 'lib', 'prebuilds'],
  'swagger-ui-dist': ['package.json', 'LICENSE', 'NOTICE', 'swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt'],
}

/** All that is in the folder of a packed mock; `data` once it was started. */
const OF_PACK: ReadonlySet<string> = new Set(['bundle', 'node_modules', 'README.md', 'mock.mjs', 'test-fetch.mjs', 'data'])

// The bundle cannot even be read by an older Node.
const CHECKED = `import { isOlder, NEEDED_NODE } from './bundle/needed-node.mjs'

const problem = isOlder(process.version, NEEDED_NODE) && \`The packed mock needs Node \${NEEDED_NODE} or newer, and this is \${process.version}.\`
`
const REFUSED = "if (problem) {\n  console.error(problem)\n  process.exit(1)\n}\nawait import('./bundle/main.mjs')\n"
const THROWN = "if (problem) throw new Error(problem)\nexport const { createMockShop } = await import('./bundle/test-fetch.mjs')\n"

/** npm run mock -- pack: the mock as one folder. */
export const mockPack = defineCommand({
  help: `  --out <folder>  where; a packed mock there is replaced   dist/mock
  --size <n>      products, as 200, 1k or 20k              1k`,
  config: { options: { out: { type: 'string', default: 'dist/mock' }, size: { type: 'string', default: '1k' } } },
  async run({ values }, { dataDir, log }) {
    const out = resolve(values.out)
    const bundle = join(out, 'bundle')
    // Before anything is removed for it.
    refuseOtherFolder(out)
    const size = parseSize(values.size)
    rmSync(out, { recursive: true, force: true })
    mkdirSync(bundle, { recursive: true })

    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [workersBeside()],
      ssr: { noExternal: true, external: [NATIVE] },
      build: {
        ssr: true,
        outDir: bundle,
        emptyOutDir: false,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: ENTRIES,
          // Imported when the server seeds or serves pictures, which the packed mock does not.
          external: [/^#seeds\//],
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    })

    // Files that the code reads beside itself.
    cpSync('db/migrations', join(bundle, 'migrations'), { recursive: true })
    for (const language of LANGUAGES) cpSync(join('locales', language), join(bundle, language), { recursive: true })
    for (const [name, parts] of Object.entries(PACKED_PARTS)) {
      for (const part of parts) cpSync(join('node_modules', name, part), join(out, 'node_modules', name, part), { recursive: true })
    }
    const { path } = await ensureShopDatabase({ size, dir: dataDir, onProgress: log })
    packDatabase(path, join(bundle, 'shop.sqlite'))
    cpSync('mock-api/pack/README.md', join(out, 'README.md'))
    cpSync('.tasks/machine/needed-node.mjs', join(bundle, 'needed-node.mjs'))
    writeFileSync(join(out, 'mock.mjs'), CHECKED + REFUSED)
    writeFileSync(join(out, 'test-fetch.mjs'), CHECKED + THROWN)
    log(`${out}: node mock.mjs --help`)
    return 0
  },
})

function packDatabase(path: string, out: string): void {
  const seeded = openDb(path)
  seeded.$client.prepare('VACUUM INTO ?').run(out)
  seeded.$client.close()
  // What was ordered, typed and changed here is not the shop's.
  const packed = openDb(out)
  packed.delete(world).where(ne(world.name, SEED_WORLD)).run()
  packed.$client.pragma('journal_mode = DELETE')
  packed.$client.exec('VACUUM')
  packed.$client.close()
}

/** Worker threads are started by the address of their file, which has another name here. */
function workersBeside(): Plugin {
  return {
    name: 'workers-beside',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/mock-api/search/thread/') ? code.replaceAll(/new URL\('([\w-]+-worker)\.ts'/g, "new URL('$1.mjs'") : null,
  }
}

/** Refuses to replace anything but a packed mock or an empty folder. @throws Error with a sentence for the terminal */
function refuseOtherFolder(path: string): void {
  if (!existsSync(path)) return
  const entries = statSync(path).isDirectory() ? readdirSync(path) : null
  const isPack = entries?.every((entry) => OF_PACK.has(entry)) && (entries.length === 0 || entries.includes('bundle'))
  if (!isPack) throw new Error(`${path} is no packed mock, so it is not replaced: name a folder that is one, is empty or does not exist.`)
}
