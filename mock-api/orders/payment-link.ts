/** Path of the sandbox page of a payment, in a market without a prefix (GAP-32). */
export function paymentLink(id: string): string {
  return `/platnosc-testowa/${id}`
}
