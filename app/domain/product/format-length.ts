import type { Language } from '../language.ts'
import { decimalMark, formatInteger } from '../pricing/format-price.ts'

const CM_PER_INCH = 2.54

/** A length in centimetres, without the unit: "62", "1 250", and in Polish "62,5". */
export function formatCentimetres(cm: number, language: Language): string {
  const [whole, fraction] = String(cm).split('.')
  return formatInteger(Number(whole)) + (fraction === undefined ? '' : decimalMark(language) + fraction)
}

/** A length in inches with one decimal: "24.4". @param cm centimetres */
export function formatInches(cm: number, language: Language): string {
  return (Math.round((cm / CM_PER_INCH) * 10) / 10).toFixed(1).replace('.', decimalMark(language))
}
