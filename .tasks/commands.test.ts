import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS } from './commands.mjs'
import { readCommandLine } from './read-command-line.ts'

/** Every command of the table, also those that are given as first argument. */
const LINES = Object.entries(COMMANDS).flatMap(([name, { below = {} }]) => [[name], ...Object.keys(below).map((word) => [name, word])])

test('the scripts of npm are the outermost commands of the table: nine, and at most ten more', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(scripts).toEqual(Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, `node .tasks/run.mjs ${name}`])))
  const everybodys = Object.keys(scripts).filter((name) => !name.includes(':'))
  expect(everybodys).toEqual(['start', 'dev', 'build', 'check', 'test', 'fix', 'mock', 'load', 'deploy'])
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(19)
})

test.each(LINES)('%s %s: --help tells purpose, duration and every option, wherever it stands', async (...line) => {
  const asked = await readCommandLine([...line, '--nonsense', '--help'])
  if (asked.kind !== 'help') throw new Error(`${asked.kind} instead of help`)
  const { load } = [COMMANDS[line[0] ?? '']].map((row) => row?.below?.[line[1] ?? ''] ?? row)[0] ?? {}
  const { options = {}, allowNegative = false } = (await load?.())?.config ?? {}
  const untold = Object.entries(options).filter(([name, { short }]) => {
    const spellings = [`--${name}`, ...(allowNegative ? [`--no-${name}`] : []), ...(short === undefined ? [] : [`-${short} `])]
    return !spellings.some((spelling) => asked.text.includes(spelling))
  })
  expect(asked.text).toMatch(/^[A-Z].*\.\nTakes /)
  expect(untold.map(([name]) => name)).toEqual([])
})

test.each(LINES)('%s %s: an option that it does not know is answered with the nearest one', async (...line) => {
  expect(await readCommandLine([...line, '--nonsense'])).toEqual({
    kind: 'wrong',
    sentence: expect.stringMatching(/"--nonsense"\. The nearest is --[a-z-]+\.\n/),
  })
})

test.each([
  [['strat'], '"strat". The nearest is start.'],
  [['mock', 'sed'], '"sed". The nearest is seed.'],
  [['test:unit', '--wach'], '"--wach". The nearest is --watch.'],
  [['load', 'compare', '--minuets', '3'], '"--minuets". The nearest is --minutes.'],
])('%j: %s', async (line, said) => {
  expect(await readCommandLine(line)).toMatchObject({ kind: 'wrong', sentence: expect.stringContaining(said) })
})

test.each([
  [['fix', '--help'], 0, /^Formats, and fixes/],
  [['fix', '--nonsense'], 2, /The nearest is --help/],
  [['mock', 'seed', '--size', 'many'], 2, /^[^\n]*"many"[^\n]*\n$/],
  [['mock', '--port', 'x'], 2, /^--port must be[^\n]*\n$/],
  [['load', 'compare', 'one'], 2, /^Give two commits[^\n]*\n$/],
  [['deploy', 'prodution'], 2, /^Give an environment[^\n]*\n$/],
])('%j ends with %i, and with a sentence', (line, code, said) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.tasks/run-command.ts', ...line], { encoding: 'utf8' })
  expect(stdout + stderr).toMatch(said)
  expect(status).toBe(code)
})
