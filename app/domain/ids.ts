// Ids are plain numbers on the wire and in the database, and branded types in between, so that one cannot stand for another.

declare const brand: unique symbol
type Id<Name extends string> = number & { readonly [brand]: Name }

export type ProductId = Id<'product'>
export type VendorId = Id<'vendor'>
export type CategoryId = Id<'category'>
export type TagId = Id<'tag'>
export type OrderId = Id<'order'>

/** A positive safe integer written in decimal digits, else null: the form of every id in a path. */
export function parseId<T extends Id<string>>(text: string): T | null {
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? (Number(text) as T) : null
}

/** The id of a payment, a UUID in lower case, else null. It cannot be guessed, so it stands for the login of who ordered (GAP-106). */
export function parsePaymentId(text: string): string | null {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : null
}
