import { beforeEach, expect, test, vi } from 'vitest'
import type { ProductId, VendorId } from '../../domain/ids.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { aCartItem } from '../../testing/a-cart.ts'
import { runIsland } from '../../testing/run-island.ts'
import { useLineChanges } from './use-line-changes.client.ts'

const [chair, table] = [1, 2].map((id) => ({ productId: id as ProductId, deliveryTypeId: 1 })) as [Line, Line]
type Line = { productId: ProductId; deliveryTypeId: number }
const REFUSED: CallFailure = { kind: 'unreachable', status: 0, code: 'unreachable', fields: {} }
const GONE = {
  item: aCartItem(),
  vendor: { id: 1 as VendorId, name: 'Dom' },
  deliveryTypeId: 1,
  isSaved: false,
  wasFavorite: false,
  key: 'a',
}

const page = new EventTarget()
beforeEach(() => vi.stubGlobal('document', page))

/** The lines of a cart, of which the chair was just taken out. */
function lines() {
  const island = runIsland(() => useLineChanges({ failed: 'Nie udało się', ended: 'Sesja się skończyła' }))
  island.current.setTakenOut(GONE)
  return island
}

test('a line keeps its failure while another line is changed after it, until it is changed again', async () => {
  const island = lines()
  await island.current.during(chair, Promise.resolve(REFUSED))
  await island.current.during(table, Promise.resolve(null))
  expect([chair, table].map(island.current.failureOf)).toEqual(['Nie udało się', null])
  await island.current.during(chair, Promise.resolve(null))
  expect(island.current.failureOf(chair)).toBeNull()
})

test('the sums are loading until the last change has come; a failure is read out, a cancelled change is none', async () => {
  const said = vi.fn<(event: Event) => void>()
  page.addEventListener('ui:announce', said)
  const island = lines()
  const ofTable = Promise.withResolvers<CallFailure | null>()
  const pending = island.current.during(table, ofTable.promise)
  await island.current.during(chair, Promise.resolve({ ...REFUSED, kind: 'cancelled' as const }))
  expect([island.current.isBusy, island.current.failureOf(chair), island.current.takenOut, said.mock.calls.length]).toEqual([
    true,
    null,
    GONE,
    0,
  ])
  ofTable.resolve(REFUSED)
  await pending
  expect([island.current.isBusy, said.mock.calls.length]).toEqual([false, 1])
})

test('GAP-150: what was taken out is said, with the way back, whatever became of a change before it: the cart alone tells that it is back', async () => {
  const island = lines()
  await island.current.during(chair, Promise.resolve(REFUSED))
  expect(island.current.takenOut).toEqual(GONE)
})

test('the last change of a line decides: one before it that failed is not said, though its answer comes later', async () => {
  const said = vi.fn<(event: Event) => void>()
  page.addEventListener('ui:announce', said)
  const island = lines()
  const first = Promise.withResolvers<CallFailure | null>()
  const pending = island.current.during(chair, first.promise)
  await island.current.during(chair, Promise.resolve(null))
  first.resolve(REFUSED)
  await pending
  expect([island.current.isBusy, island.current.failureOf(chair), said.mock.calls.length]).toEqual([false, null, 0])
})
