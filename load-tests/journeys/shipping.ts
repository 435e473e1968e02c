import type { BodyOf, DataOf } from '#app/shop-api/contract/call-types.ts'
import type { estimateDelivery } from '#app/shop-api/contract/checkout.ts'
import { sendRequest, dataOf, expectThat, think } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'
import { register } from './account.ts'

const ZIP_CODES = ['00-001', '30-002', '50-040', '80-001', '90-926'] as const

/** A customer requests shipping costs of a product to several places. */
export function shipping(visitor: Visitor): void {
  register(visitor)
  const { id, paths } = visitor.product()
  sendRequest(visitor, { name: 'product', path: paths[visitor.market] })
  think(visitor, 5)
  const body: BodyOf<typeof estimateDelivery> = {
    productId: id,
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
  expectThat(visitor, 'no delivery costs less than nothing', ways?.items.every(({ price }) => price >= 0) ?? false)
}
