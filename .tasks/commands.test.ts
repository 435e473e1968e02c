import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { commandOf, COMMANDS } from './commands.mjs'
import { readCommandLine } from './read-command-line.ts'

/** Every command of the table, also those that are given as first argument. */
const LINES = Object.entries(COMMANDS).flatMap(([name, { below = {} }]) => [[name], ...Object.keys(below).map((word) => [name, word])])

test('the scripts of npm are the outermost commands of the table: nine, and at most nine more', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(scripts).toEqual(Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, `node .tasks/run.mjs ${name}`])))
  const everybodys = Object.keys(scripts).filter((name) => !name.includes(':'))
  expect(everybodys).toEqual(['start', 'dev', 'build', 'check', 'test', 'fix', 'mock', 'load', 'deploy'])
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(18)
})

test.each(LINES.map((line) => [line.join(' '), line] as const))(
  '%s: --help tells purpose, duration and every option, and an unknown one is answered with the nearest',
  async (_name, line) => {
    const asked = await readCommandLine([...line, '--nonsense', '--help'])
    const text = asked.kind === 'help' ? asked.text : asked.kind
    const { options = {}, allowNegative } = (await commandOf(line).row?.load())?.config ?? {}
    const untold = Object.entries(options).filter(([name, { short }]) => {
      const spellings = [`--${name}`, ...(allowNegative ? [`--no-${name}`] : []), ...(short === undefined ? [] : [`-${short} `])]
      return !spellings.some((spelling) => text.includes(spelling))
    })
    expect(text).toMatch(/^[A-Z].*\.\nTakes /)
    expect(untold).toEqual([])
    const sentence = expect.stringMatching(/"--nonsense"\. The nearest is --[a-z-]+\.\n/)
    expect(await readCommandLine([...line, '--nonsense'])).toEqual({ kind: 'wrong', sentence })
  },
)

test.each([
  [['strat'], 2, /"strat"\. The nearest is start\./],
  [['mock', 'sed'], 2, /"sed"\. The nearest is seed\./],
  [['load', 'compare', '--minuets', '3'], 2, /"--minuets"\. The nearest is --minutes\./],
  [['fix', '--help'], 0, /^Formats, and fixes/],
  [['bench:search', '--db', 'nowhere.sqlite'], 2, /^There is no database nowhere\.sqlite\.\n$/],
  [['deploy', 'verify', 'https://preview.example'], 2, /^Nobody can be asked here: give --yes\.\n$/],
])('%j ends with %i, and with a sentence', (line, code, said) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.tasks/run-command.ts', ...line], { encoding: 'utf8' })
  expect(stdout + stderr).toMatch(said)
  expect(status).toBe(code)
})

// Never by the wrangler.toml of this repository: once that has real hosts, the command would begin, and check, and come here again.
test('deploy production --yes ends with 2 where wrangler.toml still has examples, and with their names', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'patyna-commands-'))
  const host = 'api.patyna.example'
  writeFileSync(join(cwd, 'wrangler.toml'), `[env.production.vars]\nSHOP_API_ORIGIN = "https://${host}"\n[env.preview]\n`)
  const args = [resolve('.tasks/run-command.ts'), 'deploy', 'production', '--yes']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  expect(stderr).toMatch(/\[env\.production\] of wrangler\.toml still has examples: SHOP_API_ORIGIN\.\n$/)
  expect(status).toBe(2)
})

test('a command of the shop begins also where there is no mock', () => {
  const resolving = "(name, context, next) => next(name.startsWith('#mock-api/') ? '#gone' : name, context)"
  const hooks = `import { registerHooks } from 'node:module'; registerHooks({ resolve: ${resolving} })`
  const args = [`--import=data:text/javascript,${encodeURIComponent(hooks)}`, '.tasks/run-command.ts', 'build', '--help']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([stderr, status]).toEqual(['', 0])
})
