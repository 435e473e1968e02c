import { expect, test } from 'vitest'
import { type Proven, type ProofTry, proofLines, remainingProofs } from './proofs.ts'

type Finding = ProofTry['verdict']

const tried = (verdict: Finding): ProofTry => ({ verdict, effect: 0.1, reasons: verdict === 'invalid' ? ['k6 took too much'] : [] })

/** The attempts of each comparison. */
const provenOf = (verdicts: readonly (Finding | readonly Finding[])[], name: Proven['name'] = 'edge10'): Proven[] =>
  verdicts.map((verdict, at) => ({ name, nth: at + 1, tries: [verdict].flat().map(tried) }))

const times = (count: number, verdict: Finding) => Array.from({ length: count }, () => verdict)

test.each([
  [times(9, 'worse'), 'proven'],
  [[...times(8, 'worse'), 'inconclusive'], 'unfinished'],
  [[...times(8, 'worse'), ['invalid', 'invalid'], 'inconclusive'], 'failed'],
  // An invalid comparison is repeated once …
  [['worse', ['invalid'], 'inconclusive'], 'unfinished'],
  [[...times(8, 'worse'), ['invalid', 'worse']], 'proven'],
  // … and the second attempt counts, whatever its verdict.
  [['worse', ['invalid', 'same'], 'inconclusive'], 'failed'],
  [[], 'unfinished'],
] as const)('a tenth more: %j is %s', (verdicts, outcome) => {
  expect(proofLines(['edge10'], provenOf(verdicts)).outcome).toBe(outcome)
})

test.each([
  ['one may be called', [...times(15, 'same'), ...times(4, 'inconclusive'), 'worse'], 'proven'],
  ['two may not', [...times(18, 'same'), 'worse', 'better'], 'failed'],
  ['fifteen must be the same', [...times(14, 'same'), ...times(6, 'inconclusive')], 'failed'],
  ['fifteen of nineteen do not decide on the last', [...times(15, 'same'), ...times(3, 'inconclusive'), 'worse'], 'unfinished'],
  ['one that stays invalid is no right answer', [...times(18, 'same'), 'worse', ['invalid', 'invalid']], 'failed'],
] as const)('a build and itself: %s', (_what, verdicts, outcome) => {
  expect(proofLines(['same'], provenOf(verdicts, 'same')).outcome).toBe(outcome)
})

test('all proofs must hold', () => {
  const proven = [...provenOf(times(9, 'worse'), 'edge10'), ...provenOf(times(9, 'worse'), 'search10')]
  expect(proofLines(['edge10', 'search10'], proven).outcome).toBe('proven')
  expect(proofLines(['edge10', 'search10', 'same'], proven).outcome).toBe('unfinished')
})

test('an invalid attempt is reported with its reason, also if the next one is valid', () => {
  const { lines } = proofLines(['search10'], provenOf([['invalid', 'worse'], 'worse'], 'search10'))
  expect(lines[0]).toContain('2 so far (worse 10.0 %, worse 10.0 %)')
  expect(lines.slice(1)).toEqual([expect.stringContaining('search10 1, try 1 of 2: invalid, k6 took too much')])
})

test('it goes on where it was, with proofs in turns', () => {
  expect(remainingProofs(['edge10', 'same'], [])).toHaveLength(30)
  expect(
    remainingProofs(['edge10', 'same'], [])
      .slice(0, 3)
      .map(({ name }) => name),
  ).toEqual(['same', 'edge10', 'same'])
  const left = remainingProofs(
    ['edge10'],
    provenOf(['worse', ['invalid'], ['invalid', 'invalid'], ['invalid', 'same'], ...times(5, 'worse')]),
  )
  expect(left).toEqual([
    { name: 'edge10', nth: 2, attempt: 2 },
    { name: 'edge10', nth: 10, attempt: 1 },
  ])
})
