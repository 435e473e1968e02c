/** Country of every shipping request (spec §5). */
export const SHIPPING_REQUEST_COUNTRY = 'PL'

/** Brings typed text into the mask 00-000: digits only, a hyphen after two of them. */
export function maskPostalCode(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 5)
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits
}

/** Two digits, hyphen, three digits; for anything else no shipping request is sent (spec §5). */
export function isPostalCode(text: string): boolean {
  return /^\d{2}-\d{3}$/.test(text)
}

/**
 * A typed postal code in the form of its country: without the country's letters in front and dots between, as in D-10115 and 28.013. null: it has
 * another form. @param pattern source of a regular expression
 */
export function postalCodeIn(typed: string, pattern: string): string | null {
  const inCapitals = typed.toUpperCase()
  const bare = inCapitals.replace(/^[A-Z]{1,3}[- ](?=\d)/, '')
  return [inCapitals, bare, bare.replace(/[. ]/g, '')].find((code) => new RegExp(pattern).test(code)) ?? null
}
