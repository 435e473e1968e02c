import { RETURN_DAYS, type ReturnTerms } from '#app/domain/checkout/withdrawal.ts'
import type { Language } from '#app/domain/language.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'

/** Where one seller's goods go back to, and who pays for that. @param text with the slots `address` and, if it says so, `days` */
export function returnLine(text: string, { address, paidBy }: ReturnTerms, language: Language): string {
  const payer = {
    BUYER: readLocale(language, 'common').promiseReturnCostText,
    SELLER: readLocale(language, 'mails').withdrawalPaidBySeller,
  }
  return `${fillIn(text, { address: address.join(', '), days: RETURN_DAYS })} ${payer[paidBy]}`
}
