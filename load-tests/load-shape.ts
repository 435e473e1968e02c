// How sessions arrive, in the terms of k6's executors, and the arithmetic on it.

interface Stage {
  /** Multiple of the run's rate, reached at the end of the stage. */
  rate: number
  seconds: number
}

export type LoadShape =
  /** A fixed number of sessions, shared by virtual users; the same sessions in every run. */
  | { executor: 'shared-iterations'; vus: number; iterations: number }
  /** Open model: sessions arrive at a rate, whether or not the shop keeps up. */
  | { executor: 'ramping-arrival-rate'; stages: readonly Stage[] }
  /** Closed model: a fixed number of shoppers with think times. */
  | { executor: 'constant-vus'; vus: number; seconds: number }

/** The same shape stretched or shortened to a duration; unchanged if it ends with its sessions. @param seconds the new duration */
export function withDuration(shape: LoadShape, seconds: number): LoadShape {
  const whole = durationOf(shape)
  if (shape.executor === 'shared-iterations' || whole === null) return shape
  if (shape.executor === 'constant-vus') return { ...shape, seconds }
  return {
    ...shape,
    stages: shape.stages.map((stage) => ({ ...stage, seconds: Math.max(1, Math.round((stage.seconds / whole) * seconds)) })),
  }
}

/** Duration in seconds; null: until all sessions have ended. */
export function durationOf(shape: LoadShape): number | null {
  if (shape.executor === 'shared-iterations') return null
  return shape.executor === 'constant-vus' ? shape.seconds : shape.stages.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Arrivals a second at a time of the run; 0 where nothing arrives by a plan. @param seconds since the start @param rate of the run */
export function arrivalRateAt(shape: LoadShape, seconds: number, rate: number): number {
  if (shape.executor !== 'ramping-arrival-rate') return 0
  let [left, before] = [seconds, shape.stages[0]?.rate ?? 0]
  for (const stage of shape.stages) {
    if (left < stage.seconds) return (before + ((stage.rate - before) * Math.max(0, left)) / stage.seconds) * rate
    left -= stage.seconds
    before = stage.rate
  }
  return before * rate
}

/** Number of planned sessions; null: as many as the shoppers complete. @param rate sessions a second */
export function plannedSessions(shape: LoadShape, rate: number): number | null {
  if (shape.executor === 'constant-vus') return null
  if (shape.executor === 'shared-iterations') return shape.iterations
  // A stage reaches its rate at its end, linearly; the first starts at its own.
  const rates = shape.stages.map((stage) => stage.rate * rate)
  return shape.stages.reduce((sum, { seconds }, at) => sum + (((rates[at - 1] ?? rates[0] ?? 0) + (rates[at] ?? 0)) / 2) * seconds, 0)
}

/** So many of a whole as a journey has by its share: one at least, since k6 runs each by itself. */
export function partOf(whole: number, share: number): number {
  return Math.max(1, Math.round(whole * share))
}

/** One session after the other: of one journey, since several have shoppers of their own. @param journeys number of them */
export function isAlone(shape: LoadShape, journeys: number): boolean {
  return shape.executor === 'shared-iterations' && shape.vus * journeys === 1
}

/** Whether response times are judged. A fixed number of sessions is a smoke: the speed of the machine decides nothing in it. */
export function judgesTimes(shape: LoadShape): boolean {
  return shape.executor !== 'shared-iterations'
}
