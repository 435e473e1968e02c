import { DISCOUNT_PARTS } from '#app/domain/cart/cart-totals.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import type { Checkout } from './checkout.ts'
import type { ResponseContext } from '../response-context.ts'
import { wireDate } from '../wire/date.ts'
import { textIn } from '../wire/text.ts'

/** Personal codes of a professional (GAP-38). @param held as the store of codes lists them */
export function wireDiscountCodes(held: ReturnType<Checkout['codes']['heldBy']>, { convert, currencyId, language }: ResponseContext) {
  return held.map(({ held: { description, usesLeft }, code }) => {
    const [discount] = code.discounts
    return {
      code: code.code,
      description: textIn(description, language),
      percent: discount?.percent ?? null,
      amount: discount?.amount === undefined ? null : toWire(convert(discount.amount)),
      ...(discount && { takesOff: DISCOUNT_PARTS[discount.part].of === 'products' ? ('PRODUCTS' as const) : ('DELIVERIES' as const) }),
      minValue: toWire(convert(code.minValue)),
      currencyId,
      validFrom: wireDate(code.validFrom),
      validTo: code.validTo === null ? null : wireDate(code.validTo),
      usesLeft,
    }
  })
}
