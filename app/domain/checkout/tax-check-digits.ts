// Check digits of tax numbers. In a file of its own, because the browser needs no more of tax numbers than this.

/** Check digits of the markets' neighbours that publish how they are made; for others the form alone is checked. */
const CHECKS: Readonly<Record<string, (number: string) => boolean>> = { DE: hasGermanCheckDigit, ES: hasSpanishCheck }

/** Whether the check digits of a number are right. @param number in capitals, without separators and letters of the country */
export function hasTaxCheckDigits(number: string, countryId: string): boolean {
  return CHECKS[countryId]?.(number) ?? true
}

/** ISO 7064, MOD 11,10. */
function hasGermanCheckDigit(number: string): boolean {
  let product = 10
  for (const digit of number.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(number.charAt(8))
}

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const CIF_LETTERS = 'JABCDEFGHI'

/**
 * NIF of a person (K, L or M in front of one who has no DNI: Real Decreto 1065/2007, art. 19 and 20), NIE of a foreigner (X, Y, Z), or NIF of a company
 * (Orden EHA/451/2008).
 */
function hasSpanishCheck(number: string): boolean {
  const last = number.charAt(8)
  if (/^[KLMXYZ\d]/.test(number)) {
    const digits = number
      .slice(0, 8)
      .replace(/^[KLM]/, '')
      .replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
    return NIF_LETTERS.charAt(Number(digits) % 23) === last
  }
  const digits = Array.from(number.slice(1, 8), Number)
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digitSum(digit * 2) : digit), 0)
  const check = (10 - (sum % 10)) % 10
  return last === String(check) || last === CIF_LETTERS.charAt(check)
}

function digitSum(number: number): number {
  return Math.floor(number / 10) + (number % 10)
}
