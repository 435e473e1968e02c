import { greatest } from '../run/count-run.ts'
import { requestKind } from '../session/request-names.ts'
import type { ResponseGroup } from '../verdict/response-rules.ts'
import { mergedHistogram, percentileIn } from './histogram.ts'
import type { Tally } from './tally.ts'

/** Responses by request and cache state, for the rules of the verdict. */
export function talliedGroups({ routes }: Pick<Tally, 'routes'>): ResponseGroup[] {
  const groups = Map.groupBy(routes, ({ name, cache }) => `${name}|${cache}`)
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const end = mergedHistogram(own.map((route) => route.end))
    return [
      {
        name: first.name,
        kind: requestKind(first.name) ?? ('call' as const),
        cache: first.cache,
        count: end.count,
        unexpected: own.reduce((sum, { unexpected }) => sum + unexpected, 0),
        medianMs: percentileIn(end, 50),
        longestMs: end.max,
        overdue: greatest(own.map(({ overdue }) => overdue)),
        freshFor: greatest(own.map(({ freshFor }) => freshFor)),
      },
    ]
  })
}
