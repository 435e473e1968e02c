// Copies of the repository with more rows in its tables: what one more of something costs is tried and counted, not promised.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'

/** One insertion into a file of the repository. */
export interface Insertion {
  /** Path from the root. */
  file: string
  /** What the insertion stands before, from the first place after `after`. */
  before: string
  after?: string
  text: string
}

/** A row at the end of a table: of `export const TABLE = {` up to the first brace that closes a line of its own. */
export function tableRow(file: string, table: string, row: string): Insertion {
  return { file, after: `const ${table} = {`, before: '\n}', text: `\n  ${row},` }
}

/** A text in every language. */
export function textRows(namespace: string, texts: Readonly<Record<string, string>>): Insertion[] {
  const rows = Object.entries(texts).map(([key, text]) => `\n  ${JSON.stringify(key)}: ${JSON.stringify(text)},`)
  return ['pl', 'en', 'es'].map((language) => ({
    file: `locales/${language}/${namespace}.json`,
    after: '{',
    before: '\n',
    text: rows.join(''),
  }))
}

/** What a change adds besides rows. */
export interface Additions {
  /** Content of new files by path. */
  files?: Readonly<Record<string, string>>
  /** New folders that begin as a copy of another. */
  folders?: readonly { from: string; to: string }[]
}

/** What people read: locales, and the contents and reference rows of the seeds. */
const TEXTS = /^(locales|seeds\/(content|reference))\//
const TESTS = /\.(test|spec)\.tsx?$|^e2e\//

/** Files that a change touches or adds, texts and tests aside. */
export function codeFiles(change: readonly Insertion[], { files = {} }: Additions = {}): string[] {
  return [...new Set([...change.map(({ file }) => file), ...Object.keys(files)])].filter((file) => !TEXTS.test(file) && !TESTS.test(file))
}

const ROOMS = ['app', 'db', 'docs', 'e2e', 'edge', 'load-tests', 'locales', 'mock-api', 'seeds', '.tasks']
const CONFIGURATION = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'wrangler.toml']
const COPIES = '.data/change-cost'
const run = promisify(execFile)

/** A copy of the repository's sources in which a change was made. */
export class ChangedCopy {
  readonly #dir: string

  constructor(change: readonly Insertion[], { files = {}, folders = [] }: Additions = {}) {
    mkdirSync(COPIES, { recursive: true })
    this.#dir = resolve(mkdtempSync(join(COPIES, 'copy-')))
    for (const room of [...ROOMS, ...CONFIGURATION]) cpSync(room, join(this.#dir, room), { recursive: true, filter: isSource })
    for (const { from, to } of folders) cpSync(join(this.#dir, from), join(this.#dir, to), { recursive: true })
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(this.#dir, dirname(file)), { recursive: true })
      writeFileSync(join(this.#dir, file), text)
    }
    for (const insertion of change) this.#insert(insertion)
  }

  /** Files with errors that TypeScript finds in these files and all that they import. */
  async filesWithTypeErrors(files: readonly string[]): Promise<string[]> {
    const config = join(this.#dir, 'tsconfig.changed.json')
    writeFileSync(
      config,
      JSON.stringify({ extends: './tsconfig.json', include: [...files, 'app/**/*.d.ts'], compilerOptions: { pretty: false } }),
    )
    // Several checkers would each resolve most types: twice the processor time.
    const errors = await output('node_modules/typescript/bin/tsc', ['--noEmit', '--singleThreaded', '-p', config], this.#dir)
    return [...new Set([...errors.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort()
  }

  /** Outcomes of the tests of some files, in one process, by full name. */
  async test(files: readonly string[]): Promise<Outcome[]> {
    const report = join(this.#dir, 'outcomes.json')
    const args = ['run', '--reporter=json', `--outputFile=${report}`, ...files]
    const printed = await output('node_modules/vitest/vitest.mjs', args, this.#dir)
    if (!existsSync(report)) throw new Error(printed)
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as TestReport
    return testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ file: relative(this.#dir, file), name: fullName, status })),
    )
  }

  remove(): void {
    rmSync(this.#dir, { recursive: true, force: true })
  }

  #insert({ file, after = '', before, text }: Insertion): void {
    const path = join(this.#dir, file)
    const source = readFileSync(path, 'utf8')
    const start = source.indexOf(after)
    const at = start < 0 ? -1 : source.indexOf(before, start + after.length)
    if (at < 0) throw new Error(`${file} has no ${JSON.stringify(before)} after ${JSON.stringify(after)}`)
    writeFileSync(path, source.slice(0, at) + text + source.slice(at))
  }
}

/** Of one test of a copy. */
export interface Outcome {
  /** Path from the root. */
  file: string
  name: string
  status: string
}

interface TestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** What a program of node_modules prints, however it ends. */
async function output(program: string, args: readonly string[], cwd: string): Promise<string> {
  const options = { cwd, maxBuffer: 2 ** 26 }
  try {
    return (await run(process.execPath, [resolve(program), ...args], options)).stdout
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string' && error.stdout !== '') return error.stdout
    throw error
  }
}

/** Folders, code, styles, tables and what is loaded beside them; not the pictures of the seed. */
function isSource(path: string): boolean {
  return ['', '.ts', '.tsx', '.mjs', '.js', '.css', '.json', '.sql', '.svg', '.toml'].includes(extname(path))
}
