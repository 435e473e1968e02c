import { expect, test } from 'vitest'
import { type Proven, type ProofTry, proofLines, remainingProofs } from './proofs.ts'

type Finding = ProofTry['verdict']

const tried = (verdict: Finding): ProofTry => ({ verdict, effect: 0.1, reasons: verdict === 'invalid' ? ['k6 took too much'] : [] })

/** The attempts of each comparison. */
const provenOf = (verdicts: readonly (Finding | readonly Finding[])[], name: Proven['name'] = 'slow10'): Proven[] =>
  verdicts.map((verdict, at) => ({ name, nth: at + 1, tries: [verdict].flat().map(tried) }))

test.each([
  [['worse', 'worse', 'worse', 'worse'], 'proven'],
  [['worse', 'inconclusive', 'worse', 'worse'], 'unfinished'],
  [['worse', ['invalid', 'invalid'], 'inconclusive'], 'failed'],
  // An invalid comparison is repeated once …
  [['worse', ['invalid'], 'inconclusive'], 'unfinished'],
  [['worse', ['invalid', 'worse'], 'worse', 'worse'], 'proven'],
  // … and the second attempt counts, whatever its verdict.
  [['worse', ['invalid', 'same'], 'inconclusive'], 'failed'],
  [[], 'unfinished'],
] as const)('a tenth slower: %j is %s', (verdicts, outcome) => {
  expect(proofLines(['slow10'], provenOf(verdicts)).outcome).toBe(outcome)
})

test('the same build: one that stays invalid is none of the nine that must say nothing', () => {
  const good = provenOf(
    Array.from({ length: 9 }, () => 'inconclusive' as const),
    'same',
  )
  expect(proofLines(['same'], good).outcome).toBe('proven')
  expect(proofLines(['same'], [...good.slice(0, 8), ...provenOf(['worse'], 'same')]).outcome).toBe('unfinished')
  expect(proofLines(['same'], provenOf(['worse', ['invalid', 'invalid']], 'same')).outcome).toBe('failed')
})

test('an invalid attempt is reported with its reason, also if the next one is valid', () => {
  const { lines } = proofLines(['slow20'], provenOf([['invalid', 'worse'], 'worse'], 'slow20'))
  expect(lines[0]).toContain('2 of 2 so far (worse 10.0 %, worse 10.0 %)')
  expect(lines.slice(1)).toEqual([expect.stringContaining('slow20 1, try 1 of 2: invalid, k6 took too much')])
})

test('it goes on where it was, with proofs in turns', () => {
  expect(remainingProofs(['slow20', 'same'], [])).toHaveLength(15)
  expect(
    remainingProofs(['slow20', 'same'], [])
      .slice(0, 3)
      .map(({ name }) => name),
  ).toEqual(['same', 'slow20', 'same'])
  const left = remainingProofs(['slow20'], provenOf(['worse', ['invalid'], ['invalid', 'invalid'], ['invalid', 'same']], 'slow20'))
  expect(left).toEqual([
    { name: 'slow20', nth: 2, attempt: 2 },
    { name: 'slow20', nth: 5, attempt: 1 },
  ])
})
