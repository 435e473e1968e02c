import { MESSAGE_LENGTHS } from '../../domain/forms/message-lengths.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Subject of a message about a product (GAP-87): its name, as much of it as the form takes, and its number. */
export function enquirySubject({ id, name }: Pick<Product, 'id' | 'name'>, t: Translate): string {
  const number = ` (${t('common:askNumber', { id })})`
  return [...name].slice(0, MESSAGE_LENGTHS.subject - number.length).join('') + number
}
