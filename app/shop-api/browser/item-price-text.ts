import type { Language } from '../../domain/language.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { fromWire } from '../../domain/pricing/money.ts'
import { isSoldOut } from '../../domain/product/availability.ts'
import type { WireSearchItem } from '../contract/product.ts'
import type { Read } from '../contract/read-types.ts'

/** What stands in the price's place in a small list of the browser: the price, or `sold` (EXT-30). */
export function itemPriceText(item: Read<WireSearchItem>, { language, sold }: { language: Language; sold: string }): string {
  if (isSoldOut({ ...item, statusId: item.status.id })) return sold
  return formatPrice(fromWire(item.promoPrice ?? item.regularPrice, item.currencyId), language)
}
