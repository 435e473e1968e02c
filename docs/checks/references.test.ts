// Everything that a document or a comment refers to by name is there: files, folders, npm scripts, numbered statements and decisions.
import { globSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../.tasks/commands.mjs'
import { anchorsOf, linkTargets, namedIds, namedPaths, namedScripts, namedSubcommands, pathFinder, readableText } from './references.ts'

const ROOMS = '{app,db,docs,e2e,edge,load-tests,locales,mock-api,seeds,.tasks,.ci}'
const FILES = [...globSync(`${ROOMS}/**/*.*`), ...globSync('*.*'), ...globSync('.*.json')]
const READ = FILES.filter((file) => /\.(md|tsx?|mjs|js|css|toml|jsonc)$/.test(file)).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))
const DOCUMENTS = READ.filter(({ file }) => file.endsWith('.md'))

const MOST_README_LINES = 100
/** A newcomer reads the first one in three minutes. */
const MOST_ROOT_LINES = 90

/** Names that look like a path of the repository and are none. */
const NO_PATHS: readonly { name: RegExp; because: string }[] = [
  { name: /^(\.data|dist)\//, because: 'made on each machine' },
  { name: /^(mock-journal|comparison|segment|shop|summary|test-run|slow20-1-again|products)\.json$/, because: 'written by a run' },
  { name: /^(mock\.mjs|\.\/test-fetch\.mjs|data\/)$/, because: 'of the folder that npm run mock -- pack makes' },
  { name: /^wrangler\.json$/, because: 'written by the build' },
]

describe('names in documents and comments', () => {
  test('paths are those of files and folders', () => {
    const exists = pathFinder(FILES)
    const missing = READ.flatMap(({ file, text }) =>
      namedPaths(readableText(file, text))
        .filter((path) => !exists(path) && !NO_PATHS.some(({ name }) => name.test(path)))
        .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  test('each exception is needed', () => {
    const named = READ.flatMap(({ file, text }) => namedPaths(readableText(file, text)))
    expect(NO_PATHS.filter(({ name }) => !named.some((path) => name.test(path)))).toEqual([])
  })

  test('what wrangler is asked by hand names an environment: without one it is about a worker that is never deployed', () => {
    const commands = DOCUMENTS.flatMap(({ text }) => text.match(/wrangler (?:tail|secret|deployments|versions list)\b[^`]*/g) ?? [])
    expect(commands.filter((command) => !/ --env (?:preview|production)/.test(command))).toEqual([])
    expect(commands.length).toBeGreaterThan(3)
  })

  test('links of documents lead to a file, and to a heading in it', () => {
    const missing = DOCUMENTS.flatMap(({ file, text }) =>
      linkTargets(text)
        .filter((target) => !isThere(file, target))
        .map((target) => `${file}: ${target}`),
    )
    expect(missing).toEqual([])
  })

  test('npm scripts are in package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const known = Object.keys(scripts)
    const missing = READ.flatMap(({ file, text }) =>
      namedScripts(readableText(file, text), known)
        .filter((name) => !known.includes(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('what is given to a script as a command is one', () => {
    const scripts = ['mock', 'test:matrix']
    const known = new Set(scripts.flatMap((script) => Object.keys(COMMANDS[script]?.below ?? {}).map((word) => `${script} -- ${word}`)))
    const missing = READ.flatMap(({ file, text }) =>
      namedSubcommands(readableText(file, text), scripts)
        .filter((name) => !known.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('statements, decisions and journeys have their line in docs/', () => {
    const lines = ['docs/requirements.md', 'docs/decisions.md'].map((file) => readFileSync(file, 'utf8')).join('\n')
    const known = new Set([...lines.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id))
    const areas = [...new Set([...known].map((id) => id?.split('-')[0] ?? ''))]
    const missing = READ.flatMap(({ file, text }) =>
      namedIds(text, areas)
        .filter((id) => !known.has(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(missing).toEqual([])
  })

  test('sections of the specification are in the table of docs/requirements.md', () => {
    const known = new Set([...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| §(\d) \|/gm)].map(([, section]) => section))
    const missing = READ.flatMap(({ file, text }) =>
      [...text.matchAll(/\bspec §(\d+)/gi)].filter(([, section]) => !known.has(section)).map(([name]) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })
})

test('no README is longer than 100 lines, the first one than 90: what does not fit belongs to a folder of it, or into docs/', () => {
  const limit = (file: string) => (file === 'README.md' ? MOST_ROOT_LINES : MOST_README_LINES)
  const long = DOCUMENTS.filter(({ file, text }) => file.endsWith('README.md') && text.trimEnd().split('\n').length > limit(file))
  expect(long.map(({ file }) => file)).toEqual([])
})

describe('what counts as a name', () => {
  test.each([
    ['a file by the end of its path, however deep', 'see store/page-store.ts, or `worker.ts`', ['store/page-store.ts', 'worker.ts']],
    ['a folder of a room', 'as edge/store does', ['edge/store']],
    ['any folder in backticks', '`session/` and `a/b/`', ['session/', 'a/b/']],
    ['an import of the root', "from '#app/domain/pricing/price.ts'", ['app/domain/pricing/price.ts']],
    ['braces, spelled out', '`app/x.{css,ts}`', ['app/x.css', 'app/x.ts']],
    ['no address of the shop, of the web, no package', '/shop/cart, https://k6.io/docs/a.md, Node.js, @x/y.ts, docs/<topic>.md', []],
  ])('%s', (_, text, paths) => {
    expect(namedPaths(text)).toEqual(paths)
  })

  test('of a source only comments are read', () => {
    expect(readableText('a.ts', "const a = 'b.ts' // c.ts\n/* d.ts */ fetch('https://e.ts')")).toBe('// c.ts\n/* d.ts */')
  })
})

function isThere(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? document : normalize(`${dirname(document)}/${path}`).replace(/\/$/, '')
  const isFile = FILES.includes(file) || FILES.some((each) => each.startsWith(`${file}/`))
  if (!isFile || anchor === undefined) return isFile
  return anchorsOf(DOCUMENTS.find((each) => each.file === file)?.text ?? '').includes(anchor)
}
