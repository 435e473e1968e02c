/** Key of the record in the tab's own storage. */
export const KEPT_FORMS = 'kept-forms'

/** Whether it is worth looking for what was typed into a form: a few bytes, for pages that load the rest only then. */
export function mayBeKept(form: string): boolean {
  try {
    return sessionStorage.getItem(KEPT_FORMS)?.includes(form) ?? false
  } catch {
    return false
  }
}
