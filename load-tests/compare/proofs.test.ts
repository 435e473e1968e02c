import { expect, test } from 'vitest'
import { type Proven, proofLines, stillWanted } from './proofs.ts'

const made = (verdicts: readonly Proven['verdict'][], name: Proven['name'] = 'slow10'): Proven[] =>
  verdicts.map((verdict, at) => ({ name, nth: at + 1, verdict, effect: 0.1 }))

test.each([
  [['worse', 'worse', 'worse', 'worse'], 'proven'],
  [['worse', 'inconclusive', 'worse', 'worse'], 'unfinished'],
  [['worse', 'invalid', 'inconclusive'], 'failed'],
  [[], 'unfinished'],
] as const)('a tenth slower: %j is %s', (verdicts, outcome) => {
  expect(proofLines(['slow10'], made(verdicts)).outcome).toBe(outcome)
})

test('the same build: an invalid comparison is none of the nine that must say nothing', () => {
  const good = made(
    Array.from({ length: 9 }, () => 'inconclusive' as const),
    'same',
  )
  expect(proofLines(['same'], good).outcome).toBe('proven')
  expect(proofLines(['same'], [...good.slice(0, 8), ...made(['worse'], 'same')]).outcome).toBe('unfinished')
  expect(proofLines(['same'], made(['worse', 'invalid'], 'same')).outcome).toBe('failed')
})

test('it goes on where it was, with proofs in turns', () => {
  expect(stillWanted(['slow20', 'same'], [])).toHaveLength(15)
  expect(
    stillWanted(['slow20', 'same'], [])
      .slice(0, 3)
      .map(({ name }) => name),
  ).toEqual(['same', 'slow20', 'same'])
  const left = stillWanted(['slow20'], [{ name: 'slow20', nth: 1, verdict: 'invalid', effect: Number.NaN }])
  expect(left.map(({ nth }) => nth)).toEqual([2, 3, 4, 5])
})
