import { expect, test } from 'vitest'
import { reachableFrom } from '../../app/architecture/import-graph.ts'
import { HARNESS, pinDifferences, proofPin, readPin } from './proof-pin.ts'

const BEGUN = proofPin({ commit: 'abc', sources: '123', node: 'v24.0.0', minutes: null })

test.each([
  ['nothing', {}, []],
  ['the commit, which stays that of the beginning', { commit: 'def' }, []],
  [
    'a rate',
    { 'cell search': '{"target":"mock","rate":60}' },
    ['cell search: was {"target":"mock","rate":42}, is {"target":"mock","rate":60}'],
  ],
  ['the sources alone', { sources: '456' }, ['sources: was 123, is 456']],
  ['a cell that is new', { 'cell home': '{}' }, ['cell home: was not there, is {}']],
])('a proof that goes on notices what has changed since: %s', (_what, changed, differences) => {
  expect(
    pinDifferences(
      { ...BEGUN, 'cell search': '{"target":"mock","rate":42}' },
      { ...BEGUN, 'cell search': '{"target":"mock","rate":42}', ...changed },
    ),
  ).toEqual(differences)
})

test('what is pinned holds cells with their rates, proofs with their slowdown, and comes back as it was written', () => {
  expect(BEGUN).toMatchObject({
    commit: 'abc',
    sources: '123',
    'proof search10': expect.stringContaining('--search-slowdown'),
    'proof edge10': expect.stringContaining('PAGE_CACHE'),
  })
  expect(Object.keys(BEGUN)).toContain('cell search')
  expect(readPin(JSON.stringify(BEGUN))).toEqual(BEGUN)
})

/** What sets a comparison up; of its imports reports and options are free to change. */
const COMMANDS = ['load-tests/commands/load-prove.ts', 'load-tests/commands/run-compare.ts']
/** k6's script, and what starts both builds and judges them. */
const ENTRIES = ['load-tests/compare-main.ts', 'load-tests/compare/compared-stack.ts', 'load-tests/compare/run-comparison.ts']

test('every file of load-tests that a comparison runs is pinned', () => {
  const runs = [...COMMANDS, ...reachableFrom(ENTRIES)]
  const isPinned = (file: string) => HARNESS.some((path) => file === path || file.startsWith(`${path}/`))
  expect(runs.filter((file) => file.startsWith('load-tests/') && !isPinned(file))).toEqual([])
  expect(HARNESS.filter((path) => !runs.some((file) => file === path || file.startsWith(`${path}/`)))).toEqual([])
})
