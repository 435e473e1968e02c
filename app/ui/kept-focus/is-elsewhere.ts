/**
 * Whether the focus is in another part of the page: neither in this one nor on what is around it, such as the body. An answer about this part, which may come
 * late, then leaves it where it is, or what is being typed there would go on in a field here.
 */
export function isElsewhere(part: Element | null): boolean {
  const { activeElement } = document
  return activeElement !== null && !part?.contains(activeElement) && !activeElement.contains(part)
}
