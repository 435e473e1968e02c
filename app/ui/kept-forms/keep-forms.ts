import { type KeptField, writeKept } from './kept-record.ts'
import { openPage } from './page-of.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Saves the changed fields of the page's named forms (`data-keep`). @param userId user the input belongs to */
export function keepForms(userId: number | null): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-keep]')]
  const kept = forms.map((form) => [form.dataset['keep'] ?? '', changedFields(form)] as const).filter(([, fields]) => fields.length > 0)
  writeKept({ userId, page: openPage(), at: Date.now(), forms: Object.fromEntries(kept) })
}

/** The fields of a form that differ from its initial values, and all in an element with `data-keep-all`; without secrets. */
export function changedFields(form: HTMLFormElement): KeptField[] {
  return [...form.elements].filter(isControl).flatMap((control) => {
    const { name, value } = control
    if (name === '' || isSecret(control)) return []
    // A form mounted later has the restored input as its default values, and React makes a number that it sets the default value.
    if (control.closest('[data-keep-all]') === null && !isChanged(control)) return []
    if (!isChoice(control)) return [{ name, value }]
    // The deselected radio button follows from the selected one.
    return control.type === 'radio' && !control.checked ? [] : [{ name, value, isChecked: control.checked }]
  })
}

/** A control for user input. */
export function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}

/** A checkbox or a radio button. */
export function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** A password, even while it is shown as text; and values that the page itself has set. */
function isSecret(control: Control): boolean {
  return control.matches('[type=password], [type=hidden], [type=file], [hidden]') || /password|one-time|cc-/.test(control.autocomplete)
}

/** Whether a control differs from its initial value. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false
  return isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}
