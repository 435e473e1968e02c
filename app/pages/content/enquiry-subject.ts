import type { Product } from '../../domain/product/product.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Subject of a message about a product (GAP-87): its name and number. */
export function enquirySubject({ id, name }: Product, t: Translate): string {
  return `${name} (${t('common:askNumber', { id })})`
}
