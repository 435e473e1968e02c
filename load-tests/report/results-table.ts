import { z } from 'zod'

const NullableNumber = z.number().nullish()

/** The fields that are read of a report's summary.json. */
export const RunRow = z.object({
  verdict: z.string(),
  reasons: z.array(z.object({ id: z.string(), text: z.string() })),
  journey: z.string(),
  workload: z.string(),
  target: z.string(),
  startedAt: z.string(),
  sessions: z.number(),
  seconds: z.number(),
  ratios: z.object({ requests: z.number(), hitRatio: NullableNumber }),
  thresholds: z.array(z.object({ metric: z.string(), values: z.record(z.string(), NullableNumber) })),
  cores: z.record(z.string(), NullableNumber),
  machine: z.object({ loadBefore: z.number() }),
})
export type RunRow = z.infer<typeof RunRow>

const HEAD = [
  'workload',
  'journey',
  'target',
  'verdict',
  'sessions',
  'requests/s',
  'hits',
  'p95 shell hit / miss, ms',
  'p95 calls, ms',
  'cores k6 / edge / mock',
  'load before',
]

/** A Markdown table of the latest run of each workload, journey and target, with the reasons of bad verdicts below it. */
export function resultsTable(runs: readonly RunRow[]): string {
  const latest = new Map(
    runs.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt)).map((run) => [`${run.workload} ${run.journey} ${run.target}`, run]),
  )
  const rows = [...latest.values()].toSorted((a, b) => a.workload.localeCompare(b.workload) || a.journey.localeCompare(b.journey))
  const lines = rows.map((run) => `| ${cellsOf(run).join(' | ')} |`)
  const reasons = rows.flatMap(({ workload, journey, target, reasons: [first] }) =>
    first === undefined ? [] : [`- ${workload}, ${journey}, ${target}: ${first.text}`],
  )
  return [
    `| ${HEAD.join(' | ')} |`,
    `|${HEAD.map(() => '---').join('|')}|`,
    ...lines,
    ...(reasons.length > 0 ? ['', ...reasons] : []),
  ].join('\n')
}

function cellsOf({ workload, journey, target, verdict, sessions, seconds, ratios, thresholds, cores, machine }: RunRow): string[] {
  const p95 = (metric: string) => decimal(thresholds.find((each) => each.metric === metric)?.values['p(95)'], 0)
  return [
    workload,
    journey,
    target,
    verdict,
    String(sessions),
    decimal(ratios.requests / seconds, 0),
    typeof ratios.hitRatio === 'number' ? `${Math.round(ratios.hitRatio * 100)} %` : '–',
    target === 'edge' ? `${p95('page_shell{cache:hit}')} / ${p95('page_shell{cache:miss}')}` : '–',
    p95('call_time'),
    [cores['k6'], cores['edge'], cores['mock']].map((value) => decimal(value, 2)).join(' / '),
    decimal(machine.loadBefore, 1),
  ]
}

function decimal(value: number | null | undefined, digits: number): string {
  return typeof value === 'number' && Number.isFinite(value) ? value.toFixed(digits) : '–'
}
