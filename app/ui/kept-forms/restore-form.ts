import { isChoice, isControl } from './keep-forms.ts'
import { forgetKept, type KeptField, openPage, readKept } from './kept-record.ts'

/**
 * Puts back what was typed into a form of this page. It is forgotten when the page is left, not before: React may draw the form once more
 * while the page wakes.
 */
export async function restoreForm(form: HTMLFormElement): Promise<void> {
  const record = readKept()
  if (record?.page !== openPage()) return
  const fields = record.forms[form.dataset['keep'] ?? ''] ?? []
  // What is kept when this page's session ends as well is another record.
  addEventListener('pagehide', () => readKept()?.at === record.at && forgetKept(), { once: true })
  const [choices, texts] = [fields.filter(isChosen(form)), fields.filter((field) => !isChosen(form)(field))]
  for (const field of choices) fill(form, field)
  // A choice may bring fields with it, such as those of an invoice.
  await new Promise((resolve) => setTimeout(resolve))
  for (const field of texts) fill(form, field)
}

const isChosen = (form: HTMLFormElement) => (field: KeptField) =>
  field.isChecked !== undefined || controlsOf(form, field).some((control) => control instanceof HTMLSelectElement)

function controlsOf(form: HTMLFormElement, { name }: KeptField) {
  return [...form.elements].filter(isControl).filter((control) => control.name === name)
}

function fill(form: HTMLFormElement, field: KeptField): void {
  const { value, isChecked } = field
  const controls = controlsOf(form, field)
  const control = isChecked === undefined ? controls[0] : controls.find((one) => one.value === value)
  if (!control) return
  if (isChoice(control)) {
    if (control.checked !== isChecked) control.click()
    return
  }
  // React watches the element's own `value`; only that of the prototype lets it see that something has changed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
