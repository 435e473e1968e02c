/** A step of a process (spec §3); `param` is its value in the query parameter step. */
export interface Step<Component = unknown> {
  title: string
  param: string
  component: Component
}

/** Query parameter that names the step (spec §2). */
export const STEP_QUERY_KEY = 'step'

/** Position of the step that the query names; the first one for any other value. */
export function stepIndex(steps: readonly Step[], param: string | null): number {
  return Math.max(
    steps.findIndex((step) => step.param === param),
    0,
  )
}

/** One step on, at most the last (spec §4). */
export function nextStep(index: number, count: number): number {
  return Math.min(index + 1, count - 1)
}

/** One step back, at least the first (spec §4). */
export function previousStep(index: number): number {
  return Math.max(index - 1, 0)
}

/** Steps before the current one are completed (spec §4). */
export function isStepCompleted(index: number, current: number): boolean {
  return index < current
}
