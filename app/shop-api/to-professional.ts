import { isAvailable } from '../domain/product/availability.ts'
import { DELIVERY_TYPE } from '../domain/delivery/delivery.ts'
import type { ProductId } from '../domain/ids.ts'
import { fromWire } from '../domain/pricing/money.ts'
import type { DiscountCode, ProList, ProListLine, SharedList } from '../domain/account/professional.ts'
import type { discountCodes, proLists, sharedList } from './contract/pro.ts'
import type { ResponseData } from './shop-call.ts'
import { toInstant, toOptionalInstant } from './to-product.ts'

export type WireProList = ResponseData<typeof proLists>['items'][number]

/** Maps the wire's order list. Also for browsers: it imports only types of the contract. */
export function toProList({ id, name, products, shareKey }: WireProList): ProList {
  return { id, name, shareKey, products: toLines(products) }
}

/** Maps the wire's shared list. */
export function toSharedList({ name, products }: ResponseData<typeof sharedList>): SharedList {
  return { name, products: toLines(products) }
}

function toLines(products: WireProList['products']): ProListLine[] {
  return products.map(({ quantity, product }) => ({
    id: product.id as ProductId,
    name: product.name,
    imageUrl: product.mainPhoto?.url ?? null,
    quantity,
    price: fromWire(product.promoPrice ?? product.regularPrice, product.currencyId),
    deliveryTypeId: product.deliveryTypeId,
    isSoldOut: !isAvailable({ ...product, statusId: product.status.id }) || product.deliveryTypeId === DELIVERY_TYPE.none,
  }))
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
