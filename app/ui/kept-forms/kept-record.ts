// What was typed into the forms of a page when the session ended. It stays in the tab's own storage: never passwords, never longer than
// half an hour, and for the user who typed it alone.
import { KEPT_FORMS } from './may-be-kept.ts'

/** How long typed values wait for their user to come back, in ms. */
export const KEPT_FOR_MS = 30 * 60 * 1000

/** A field that was changed. */
export interface KeptField {
  name: string
  value: string
  /** Of a checkbox or a radio button. */
  isChecked?: boolean
}

export interface KeptRecord {
  /** Id of the user who typed it; null if unknown. */
  userId: number | null
  /** Path and query of the page. */
  page: string
  /** When, in ms since 1970. */
  at: number
  /** By the name of the form. */
  forms: Record<string, readonly KeptField[]>
}

/** What is kept, of whatever page; what is too old is removed. */
export function readKept(now: number = Date.now()): KeptRecord | null {
  const record = parsed(tabStorage()?.getItem(KEPT_FORMS) ?? null)
  if (record === null || now - record.at <= KEPT_FOR_MS) return record
  forgetKept()
  return null
}

/** Whether a form of the page that is open has something kept. */
export function isKept(form: string): boolean {
  const record = readKept()
  return record !== null && record.page === openPage() && form in record.forms
}

/** Keeps a record in place of the one before; one without a form removes it. */
export function writeKept(record: KeptRecord): void {
  if (Object.keys(record.forms).length === 0) return forgetKept()
  try {
    tabStorage()?.setItem(KEPT_FORMS, JSON.stringify(record))
  } catch {
    // Storage may be full: then the typed values are gone with the page.
  }
}

/** Forgets what was kept. */
export function forgetKept(): void {
  tabStorage()?.removeItem(KEPT_FORMS)
}

/** Path and query of the page that is open. */
export function openPage(): string {
  return location.pathname + location.search
}

function parsed(text: string | null): KeptRecord | null {
  try {
    // Only this file writes this key, so a readable value is a record.
    return text === null ? null : (JSON.parse(text) as KeptRecord)
  } catch {
    return null
  }
}

/** The tab's storage; null where the browser closes it to the page. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
