// Form input that stood in a form when its page was left by a reload, a link or Back. In the tab's sessionStorage: never passwords, at most half
// an hour, gone when another visitor logs in or out, and never shown to another user.
import { changedFields } from './keep-forms.ts'
import { isOfAnother } from './form-owner.ts'
import { forgetKeptForm, KEPT_FOR_MS, type KeptField, tabStorage } from './kept-record.ts'
import { LEFT_FORMS } from './may-be-kept.ts'

interface LeftForm {
  /** As of `pageOf`. */
  page: string
  /** Name of the form. */
  form: string
  /** For whom the page was rendered; null: for everybody, or for a guest. */
  userId: number | null
  /** Time of leaving, ms since 1970. */
  at: number
  fields: readonly KeptField[]
}

/** Forms that are remembered, the newest first. */
const MOST_FORMS = 10

/** Remembers what was changed in a form; a form that was sent or closed, or in which nothing is changed, is forgotten. */
export function rememberLeft(form: HTMLFormElement, { page, userId }: Pick<LeftForm, 'page' | 'userId'>, now: number = Date.now()): void {
  const name = form.dataset['keep'] ?? ''
  const isOver = isDone(form)
  if (isOver) forgetKeptForm(page, name)
  const fields = isOver ? [] : changedFields(form)
  const others = othersThan(page, name, now)
  writeAll(fields.length > 0 ? [{ page, form: name, userId, at: now, fields }, ...others].slice(0, MOST_FORMS) : others)
}

/** Forgets a form that was closed. */
export function forgetLeft(page: string, form: string, now: number = Date.now()): void {
  forgetKeptForm(page, form)
  writeAll(othersThan(page, form, now))
}

/** What was left in a form of a page. */
export function leftFields(page: string, form: string, now: number = Date.now()): readonly KeptField[] {
  const left = readAll(now).find((one) => one.page === page && one.form === form)
  return left === undefined || isOfAnother(left.userId) ? [] : left.fields
}

/** A form that was sent, or whose dialog is fading out. */
function isDone(form: HTMLFormElement): boolean {
  return form.dataset['sent'] !== undefined || form.closest('dialog:not([open])') !== null
}

function othersThan(page: string, form: string, now: number): readonly LeftForm[] {
  return readAll(now).filter((one) => one.page !== page || one.form !== form)
}

function readAll(now: number): readonly LeftForm[] {
  try {
    const text = tabStorage()?.getItem(LEFT_FORMS) ?? null
    // Only this file writes this key, so a readable value is a list of forms.
    const all = text === null ? [] : (JSON.parse(text) as LeftForm[])
    return all.filter(({ at }) => now - at <= KEPT_FOR_MS)
  } catch {
    return []
  }
}

function writeAll(forms: readonly LeftForm[]): void {
  try {
    if (forms.length > 0) tabStorage()?.setItem(LEFT_FORMS, JSON.stringify(forms))
    else tabStorage()?.removeItem(LEFT_FORMS)
  } catch {
    // Storage may be full: then the input is lost with the page.
  }
}
