import { DAY_MS, type Instant } from '../time/instant.ts'
import { parseJson } from '../parse-json.ts'

/** Where the shop asks for a sign-up (spec §2). */
export const NEWSLETTER_PLACEMENTS = ['footer', 'modal', 'landing'] as const
export type NewsletterPlacement = (typeof NEWSLETTER_PLACEMENTS)[number]

/** Below this iteration, and below this many sign-ups, the popup may open (spec §4, §9). */
const ITERATION_LIMIT = 4
const ITERATION_CAP = 3
const DEFAULT_ITERATION = 1
/** How long a dismissal counts, by how often the popup was dismissed before (GAP-12). */
const EXPIRY_DAYS = [7, 30, 90] as const
/** What a successful sign-up sets the count to: it stops the popup for good (GAP-12). */
export const SIGNUP_COUNT_AFTER_SIGNUP = ITERATION_LIMIT

/** What is remembered of dismissals. */
export interface PopupRecord {
  /** 1 to 3. */
  iteration: number
  expiresAt: Instant
}

/** Whether the popup may open: no record, or one of iteration below 4 that has expired; never on some paths or after a sign-up (spec §4). */
export function isPopupAllowed(at: { record: PopupRecord | null; signupCount: number; path: string; now: Instant }): boolean {
  if (isSuppressedOn(at.path) || at.signupCount >= ITERATION_LIMIT) return false
  return at.record === null || (at.record.iteration < ITERATION_LIMIT && at.record.expiresAt < at.now)
}

/** The record after a dismissal: one iteration more, up to 3, and a longer silence each time (GAP-12). */
export function afterDismissal(record: PopupRecord | null, now: Instant): PopupRecord {
  const before = record?.iteration ?? DEFAULT_ITERATION
  const days = EXPIRY_DAYS[before - 1] ?? EXPIRY_DAYS[2]
  return { iteration: Math.min(before + 1, ITERATION_CAP), expiresAt: now + days * DAY_MS }
}

/** Reads the cookie's JSON; what is no record is none. */
export function parsePopupRecord(cookie: string | null): PopupRecord | null {
  const record = parseJson(cookie)
  if (typeof record !== 'object' || record === null || !('expiresAt' in record)) return null
  const iteration = 'iteration' in record ? record.iteration : DEFAULT_ITERATION
  const { expiresAt } = record
  if (typeof iteration !== 'number' || !Number.isInteger(iteration) || iteration < 1) return null
  return typeof expiresAt === 'number' ? { iteration, expiresAt } : null
}

/** Reads the cookie of sign-ups; what is no number is none (GAP-12). */
export function parseSignupCount(cookie: string | null): number {
  const count = Number(cookie)
  return Number.isSafeInteger(count) ? count : 0
}

/** Anywhere in the path, so a product's slug with "cart" counts too (GAP-145). */
function isSuppressedOn(path: string): boolean {
  return /newsletter|checkout|cart/i.test(path)
}
