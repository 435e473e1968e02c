// Whether a build that some visitors have does as well as those that the others have: asked before more visitors get it.
import type { Row } from '#edge/operations/metrics/analytics-engine.ts'

/** Fewer requests say nothing. The verification makes more before. */
const LEAST_REQUESTS = 20
/** Of the new build, beside the share of the others: twice that and one of a hundred may fail. */
const ERRORS = { times: 2, more: 0.01 }
/** Of the new build, beside that of the others. Its caches are empty, so renders alone are compared, in ms. */
const RENDER_P95 = { times: 2, more: 200 }

/** @param rows of the metric `builds` @returns what is wrong, as sentences; none: nothing */
export function compareBuilds(rows: readonly Row[], build: string): readonly string[] {
  const numbers = rows.map((row) => ({
    isNew: row['build'] === build,
    requests: Number(row['requests']),
    errorRatio: Number(row['errorRatio']),
    renders: Number(row['renders']),
    p95RenderMs: Number(row['p95RenderMs']),
  }))
  const next = numbers.find(({ isNew }) => isNew)
  if (!next || next.requests < LEAST_REQUESTS) return [`not compared: ${next?.requests ?? 0} requests of build ${build} are counted`]
  const others = numbers.filter(({ isNew }) => !isNew)
  const requests = others.reduce((sum, each) => sum + each.requests, 0)
  const errorRatio = requests === 0 ? 0 : others.reduce((sum, each) => sum + each.errorRatio * each.requests, 0) / requests
  const p95RenderMs = Math.max(0, ...others.filter(({ renders }) => renders >= LEAST_REQUESTS).map((each) => each.p95RenderMs))
  const problems: string[] = []
  if (next.errorRatio > errorRatio * ERRORS.times + ERRORS.more) {
    problems.push(`${percent(next.errorRatio)} of its ${next.requests} requests fail, ${percent(errorRatio)} of the others’`)
  }
  if (p95RenderMs > 0 && next.renders >= LEAST_REQUESTS && next.p95RenderMs > p95RenderMs * RENDER_P95.times + RENDER_P95.more) {
    problems.push(`95 of 100 of its renders begin within ${next.p95RenderMs} ms, of the others’ within ${p95RenderMs} ms`)
  }
  return problems
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(1)} %`
}
