/** Key of the record in the tab's own storage. */
export const KEPT_FORMS = 'kept-forms'

/** Whether saved input may exist: a few bytes, so that pages load the rest only when needed. */
export function mayBeKept(form: string): boolean {
  try {
    return sessionStorage.getItem(KEPT_FORMS)?.includes(form) ?? false
  } catch {
    return false
  }
}
