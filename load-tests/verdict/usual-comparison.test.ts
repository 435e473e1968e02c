// What a comparison with the usual cells promises as a whole, by simulation: segments as they were measured, in eight minutes, judged as a
// comparison judges them. Figures and conditions: docs/measurements/load-comparison.md.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { cellsOf } from '../compared-cells.ts'
import { type Finding, judgeEffect, judgeTogether, meanOf, worstOf } from './judge-effect.ts'

/** Segments of a build beside itself: ln(B / A) of processor time and of the median time, which other programs must not have stretched. */
const Noise = z.object({
  segments: z.array(z.object({ run: z.string(), round: z.number(), cell: z.string(), cpu: z.number(), p50: z.number().nullable() })),
})
const { segments } = Noise.parse(JSON.parse(readFileSync('load-tests/measured-noise.json', 'utf8')))

const RESTARTS = 10
/** Good segments of each cell in a restart of 48 s, on a slow machine. */
const PAIRS = 4
const COMPARISONS = 2000
/**
 * Spread of processes of one build, ln(B / A): of the restarts of an earlier proof (889b86c2), 0.046 and 0.027 in the quadratic mean of fifteen
 * comparisons with 11.4 segments a restart, without the part of their segments. Restarts of the edge's cells spread less.
 */
const PROCESSES = { cpu: 0.035, p50: 0.021 } as const

type Metric = keyof typeof PROCESSES
type Values = Readonly<Record<Metric, number>>

/** What the segments of a cell differ from the mean of their restart. */
function residualsOf(cell: string, metric: Metric): number[] {
  const measured = segments.flatMap((each) => {
    const value = each[metric]
    return each.cell === cell && value !== null ? [{ key: `${each.run} ${each.round}`, value }] : []
  })
  const restarts = [...Map.groupBy(measured, ({ key }) => key).values()].filter((own) => own.length > 1)
  const count = restarts.flat().length
  // A mean lies nearer to its own segments than the truth does.
  const inflation = Math.sqrt(count / (count - restarts.length))
  return restarts.flatMap((own) => {
    const mean = meanOf(own.map(({ value }) => value))
    return own.map(({ value }) => (value - mean) * inflation)
  })
}

const CELLS = cellsOf('both', undefined)
const RESIDUALS = CELLS.map((cell) => ({ cell, cpu: residualsOf(cell, 'cpu'), p50: residualsOf(cell, 'p50') }))

/** Verdicts of comparisons in which these cells cost more. @param truths by cell, parts */
function simulated(truths: Readonly<Record<string, Values>>): Finding[] {
  const random = seededRandom(7)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const drawn = (residuals: readonly number[]) => (random() < 0.5 ? -1 : 1) * (residuals[Math.floor(random() * residuals.length)] ?? 0)
  const comparison = () => {
    const effects = RESIDUALS.flatMap(({ cell, ...residuals }) =>
      (['cpu', 'p50'] as const).map((metric) => {
        const restart = () =>
          Math.log1p(truths[cell]?.[metric] ?? 0) +
          normal() * PROCESSES[metric] +
          meanOf(Array.from({ length: PAIRS }, () => drawn(residuals[metric])))
        return judgeEffect(Array.from({ length: RESTARTS }, restart))
      }),
    )
    return worstOf(judgeTogether(effects).map(({ verdict }) => verdict))
  }
  return Array.from({ length: COMPARISONS }, comparison)
}

const share = (findings: readonly Finding[], ...wanted: readonly Finding[]) =>
  findings.filter((each) => wanted.includes(each)).length / findings.length

test('the segments that it draws from are enough of each kind', () => {
  for (const { cpu, p50 } of RESIDUALS) {
    expect(cpu.length).toBeGreaterThanOrEqual(30)
    expect(p50.length).toBeGreaterThanOrEqual(6)
  }
})

test('a build and itself: at most 5 % are called, at least 75 % are the same', () => {
  const findings = simulated({})
  expect(share(findings, 'worse', 'better')).toBeLessThanOrEqual(0.05)
  expect(share(findings, 'same')).toBeGreaterThanOrEqual(0.75)
})

test.each([
  ['pages cost the edge a tenth more', { 'search miss': { cpu: 0.1, p50: 0 }, 'product miss': { cpu: 0.1, p50: 0 } }],
  ['searches cost a tenth more', { search: { cpu: 0.1, p50: 0.1 } }],
])('%s: at least 90 %% are called worse', (_what, truths) => {
  expect(share(simulated(truths), 'worse')).toBeGreaterThanOrEqual(0.9)
})
