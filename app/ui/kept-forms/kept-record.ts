// Form input saved when the session ended. Stored in the tab's sessionStorage: never passwords, at most half an hour, and restored only
// for the user who typed it.
import { isOfAnother } from './form-owner.ts'
import { KEPT_FORMS, LEFT_FORMS } from './may-be-kept.ts'
import { openPage } from './page-of.ts'

/** Lifetime of saved input, in ms. */
export const KEPT_FOR_MS = 30 * 60 * 1000

/** A field that was changed. */
export interface KeptField {
  name: string
  value: string
  /** State of a checkbox or a radio button. */
  isChecked?: boolean
}

export interface KeptRecord {
  /** Id of the user who typed it; null if unknown. */
  userId: number | null
  /** Path and query of the page. */
  page: string
  /** Time of saving, ms since 1970. */
  at: number
  /** By the name of the form. */
  forms: Record<string, readonly KeptField[]>
}

/** The saved record, of whatever page; an expired one is removed. */
export function readKept(now: number = Date.now()): KeptRecord | null {
  const record = parsed(tabStorage()?.getItem(KEPT_FORMS) ?? null)
  if (record === null || now - record.at <= KEPT_FOR_MS) return record
  forgetKept()
  return null
}

/** Whether input is saved for a form of the current page. */
export function isKept(form: string): boolean {
  const record = readKept()
  return record !== null && record.page === openPage() && form in record.forms && !isOfAnother(record.userId)
}

/** Replaces the saved record; a record without forms removes it. */
export function writeKept(record: KeptRecord): void {
  if (Object.keys(record.forms).length === 0) return forgetKept()
  try {
    tabStorage()?.setItem(KEPT_FORMS, JSON.stringify(record))
  } catch {
    // Storage may be full: then the input is lost with the page.
  }
}

/** Removes a form that was sent or closed from the saved record. */
export function forgetKeptForm(page: string, form: string): void {
  const record = readKept()
  if (record?.page !== page) return
  const { [form]: _done, ...forms } = record.forms
  writeKept({ ...record, forms })
}

/** Removes all that is kept of a visitor: the saved record, and the forms that were left. */
export function forgetVisitorsForms(): void {
  forgetKept()
  tabStorage()?.removeItem(LEFT_FORMS)
  // What stands in forms is not kept once more when their page is left, unless it is typed on.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]')) form.dataset['sent'] = ''
}

/** Removes the saved record. */
export function forgetKept(): void {
  tabStorage()?.removeItem(KEPT_FORMS)
}

function parsed(text: string | null): KeptRecord | null {
  try {
    // Only this file writes this key, so a readable value is a record.
    return text === null ? null : (JSON.parse(text) as KeptRecord)
  } catch {
    return null
  }
}

/** sessionStorage; null if the browser blocks it. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
