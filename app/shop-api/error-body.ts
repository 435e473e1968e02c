/**
 * Whether JSON is the error of the contract (GAP-115). Only with it 404 says that there is no such thing, and 404 or 501 that the shop API has no such
 * call: whatever stands in front of it, such as an ingress, answers 404 as text when the shop API is away (EXT-55).
 */
export function isErrorBody(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || !('error' in json)) return false
  const { error } = json
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}
