import { isChanged, isChoice, isControl } from './keep-forms.ts'
import { setValue } from './restore-form.ts'

/**
 * Fills in what was typed or chosen in controls that have been replaced by new ones, and gives the
 * new one the focus that the old one had. What is typed into the new one already is newer.
 *
 * @param before the elements of the page before, in order; those that were replaced still hold
 * their values
 */
export function restoreReplaced(before: readonly Element[], focused: Element | null): void {
  const old = before.filter(isControl)
  const now = [...document.querySelectorAll('input, select, textarea')].filter(isControl)
  for (const control of old) {
    if (control.isConnected) continue
    const successor = now.filter(isLike(control))[old.filter(isLike(control)).indexOf(control)]
    if (!successor) continue
    if (isChanged(control) && !isChanged(successor)) {
      if (!isChoice(control)) setValue(successor, control.value)
      else if (isChoice(successor) && successor.checked !== control.checked) successor.click()
    }
    if (control === focused && document.activeElement === document.body) successor.focus({ preventScroll: true })
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The same field, of which a page may have several. A choice is told from its siblings by
 * its value.
 */
const isLike = (one: Control) => (other: Control) =>
  one.name === other.name && one.type === other.type && (!isChoice(one) || one.value === other.value)
