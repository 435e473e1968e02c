// Does things to the shop at set times while k6 loads it, and notes when. On the runner's side: it takes no place among arrivals, and what
// it asks is in no figure.
import type { DoneDeed } from '../plan.ts'
import type { Deed } from '../workloads.ts'
import type { LoadStack } from './load-stack.ts'
import type { ShopUnderLoad } from './mock-control.ts'

interface DirectorInputs {
  deeds: readonly Deed[]
  /** Of the run. */
  seconds: number
  stack: LoadStack
  shop: ShopUnderLoad
}

/** Starts waiting for the first deed. `done` grows; a deed that failed says so there. */
export function startDirector({ deeds, seconds, stack, shop }: DirectorInputs): { done: DoneDeed[]; stop: () => void } {
  const done: DoneDeed[] = []
  const timers = deeds.map((deed) =>
    setTimeout(
      () => {
        void perform(deed, stack, shop)
          .then(() => done.push({ at: Date.now(), label: deed.label }))
          .catch((error: unknown) => done.push({ at: Date.now(), label: `${deed.label} failed: ${String(error)}` }))
      },
      deed.at * seconds * 1000,
    ),
  )
  return { done, stop: () => timers.forEach(clearTimeout) }
}

async function perform(deed: Deed, stack: LoadStack, shop: ShopUnderLoad): Promise<void> {
  if (deed.do === 'fail') return shop.fail(deed.rules)
  if (deed.do === 'heal') return shop.heal()
  if (stack.edgeOrigin === null) throw new Error('there is no edge')
  const answer = await fetch(`${stack.edgeOrigin}/__edge/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stack.purgeSecret}` },
    body: JSON.stringify({ tags: deed.tags }),
  })
  if (!answer.ok) throw new Error(`the edge answered ${answer.status}`)
}
