import { isAvailable } from '../domain/product/availability.ts'
import { DELIVERY_TYPE } from '../domain/delivery/delivery.ts'
import type { ProductId } from '../domain/ids.ts'
import { fromWire } from '../domain/pricing/money.ts'
import type { DiscountCode, ProList } from '../domain/account/professional.ts'
import type { discountCodes, proLists } from './contract/pro.ts'
import type { ResponseData } from './shop-call.ts'
import { toInstant, toOptionalInstant } from './to-product.ts'

export type WireProList = ResponseData<typeof proLists>['items'][number]

/** Maps the wire's order list. Also for browsers: it imports only types of the contract. */
export function toProList({ id, name, products }: WireProList): ProList {
  return {
    id,
    name,
    products: products.map(({ quantity, product }) => ({
      id: product.id as ProductId,
      name: product.name,
      imageUrl: product.mainPhoto?.url ?? null,
      quantity,
      price: fromWire(product.promoPrice ?? product.regularPrice, product.currencyId),
      deliveryTypeId: product.deliveryTypeId,
      isSoldOut: !isAvailable({ ...product, statusId: product.status.id }) || product.deliveryTypeId === DELIVERY_TYPE.none,
    })),
  }
}

/** Maps the wire's personal discount code. */
export function toDiscountCode(wire: ResponseData<typeof discountCodes>['items'][number]): DiscountCode {
  const { amount, minValue, currencyId, validFrom, validTo, ...code } = wire
  return {
    ...code,
    amount: amount === null ? null : fromWire(amount, currencyId),
    minValue: fromWire(minValue, currencyId),
    validFrom: toInstant(validFrom),
    validTo: toOptionalInstant(validTo),
  }
}
