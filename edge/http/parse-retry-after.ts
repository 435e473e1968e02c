/** Seconds of a Retry-After header (RFC 9110 §10.2.3), a number or a date; null: absent or invalid. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header)) return Number(header)
  // Date.parse also accepts "-5", as a year.
  const at = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : NaN
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000))
}
