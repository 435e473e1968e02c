import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'
import { register } from './account.ts'
import { addOne } from './add-one.ts'
import { order } from './checkout.ts'

/** A customer buys, and reads how to withdraw from that order. */
export function withdrawal(visitor: Visitor): JourneyEnd {
  const { plan, market } = visitor
  register(visitor)
  if (addOne(visitor) === null) return 'refused'
  const placed = order(visitor)
  if (placed === null) return 'refused'
  think(visitor, 10)
  const path = plan.assortment.paths[market].withdrawal.replace('/0/', `/${placed.orderId}/`)
  requestPage(visitor, { name: 'withdrawal page', path, subject: { asked: placed.number } })
  return 'completed'
}
