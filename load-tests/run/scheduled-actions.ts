// Runs actions against the shop at set times of a run and records them. They belong to the runner, not to a k6 scenario, so they use no
// arrivals and their requests appear in no figure.
import type { CompletedAction } from '../plan.ts'
import type { ScheduledAction } from '../workloads.ts'
import type { LoadStack } from './load-stack.ts'
import type { MockControl } from './mock-control.ts'

interface ScheduleInputs {
  actions: readonly ScheduledAction[]
  /** Duration of the run. */
  seconds: number
  stack: LoadStack
  /** null: nobody controls the shop, and no action is scheduled. */
  shop: MockControl | null
}

/** Starts the timers. `completed` grows; the label of a failed action gives its reason. */
export function scheduleActions({ actions, seconds, stack, shop }: ScheduleInputs): { completed: CompletedAction[]; stop: () => void } {
  const completed: CompletedAction[] = []
  const timers = actions.map((action) =>
    setTimeout(
      () => {
        void perform(action, stack, shop)
          .then(() => completed.push({ at: Date.now(), label: action.label }))
          .catch((error: unknown) => completed.push({ at: Date.now(), label: `${action.label} failed: ${String(error)}`, isFailed: true }))
      },
      action.at * seconds * 1000,
    ),
  )
  return { completed, stop: () => timers.forEach(clearTimeout) }
}

async function perform(scheduled: ScheduledAction, stack: LoadStack, shop: MockControl | null): Promise<void> {
  if (shop === null) throw new Error('nobody controls this shop')
  if (scheduled.action === 'fail') return void (await shop.fail(...scheduled.rules))
  if (scheduled.action === 'recover') return shop.heal()
  if (stack.edgeOrigin === null) throw new Error('there is no edge')
  const response = await fetch(`${stack.edgeOrigin}/__edge/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stack.purgeSecret}` },
    body: JSON.stringify({ tags: scheduled.tags }),
  })
  if (!response.ok) throw new Error(`the edge answered ${response.status}`)
}
