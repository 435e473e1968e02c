import { isRecord } from '../http/record.ts'

/** Whether a value contains another: objects may have more fields, everything else is equal. */
export function isPartOf(wanted: unknown, given: unknown): boolean {
  if (Array.isArray(wanted)) {
    return Array.isArray(given) && wanted.length === given.length && wanted.every((each, at) => isPartOf(each, given[at]))
  }
  if (!isRecord(wanted)) return Object.is(wanted, given)
  return isRecord(given) && !Array.isArray(given) && Object.entries(wanted).every(([key, value]) => isPartOf(value, given[key]))
}
