import type { BodyOf, DataOf } from '#app/shop-api/contract/call-types.ts'
import type { estimateDelivery } from '#app/shop-api/contract/checkout.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { sendRequest, dataOf, expectThat, think } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'
import { register } from './account.ts'
import { requestProduct } from './add-one.ts'

const ZIP_CODES = ['00-001', '30-002', '50-040', '80-001', '90-926'] as const

/** A customer requests shipping costs of a product to several places. */
export function shipping(visitor: Visitor): JourneyEnd {
  register(visitor)
  const product = visitor.product()
  requestProduct(visitor, product)
  think(visitor, 5)
  const body: BodyOf<typeof estimateDelivery> = {
    productId: product.id,
    quantity: 1,
    zipCode: randomItem(visitor.random, ZIP_CODES),
    countryId: 'PL',
  }
  const response = sendRequest(visitor, {
    name: 'delivery estimate',
    method: 'POST',
    path: '/shop/delivery/cost/estimate',
    body,
    readsBody: true,
  })
  const ways = dataOf<DataOf<typeof estimateDelivery>>(response)
  if (ways)
    expectThat(
      visitor,
      'delivery-cost',
      ways.items.every(({ price }) => price >= 0),
      JSON.stringify(ways.items),
    )
  return 'completed'
}
