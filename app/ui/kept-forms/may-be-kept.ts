/** Key of the record in the tab's own storage. */
export const KEPT_FORMS = 'kept-forms'
/** Key of the forms that were left, in the same storage. */
export const LEFT_FORMS = 'left-forms'

/** Whether saved input may exist: a few bytes, so that pages load the rest only when needed. */
export function mayBeKept(form: string): boolean {
  try {
    return [KEPT_FORMS, LEFT_FORMS].some((key) => sessionStorage.getItem(key)?.includes(form))
  } catch {
    return false
  }
}
