/** Attribute of the element that names, as its value, the user for whom a private page was rendered. */
export const FORM_OWNER = 'data-form-owner'

/** The user for whom the current page was rendered; null: a page of everybody, or of a guest. */
export function formOwner(): number | null {
  const named = document.querySelector(`[${FORM_OWNER}]`)?.getAttribute('value')
  return named ? Number(named) : null
}

/** Whether the current page is of another user than the one who typed something. */
export function isOfAnother(userId: number | null): boolean {
  const owner = formOwner()
  return userId !== null && owner !== null && owner !== userId
}
