import { isChanged, isChoice, isControl } from './keep-forms.ts'
import { isOfAnother } from './form-owner.ts'
import { forgetKept, type KeptField, readKept } from './kept-record.ts'
import { leftFields } from './left-forms.ts'
import { openPage, pageOf } from './page-of.ts'

/**
 * Restores saved input into a form of this page. The record is removed when the page is left, not earlier: React may render the form again
 * during hydration.
 */
export async function restoreForm(form: HTMLFormElement): Promise<void> {
  const record = readKept()
  // Whoever has logged in meanwhile, in another tab: what is kept is not theirs to read.
  const isOther = record !== null && isOfAnother(record.userId)
  if (isOther) forgetKept()
  const name = form.dataset['keep'] ?? ''
  // What stood in the form when its page was left.
  if (isOther || record?.page !== openPage()) return fillAll(form, leftFields(pageOf(form), name))
  // A record saved when this page's session ends is another one and must stay.
  addEventListener('pagehide', () => readKept()?.at === record.at && forgetKept(), { once: true })
  await fillAll(form, record.forms[name] ?? [])
}

/** Fills in what was kept; what is typed already is newer: these lines may come late. */
async function fillAll(form: HTMLFormElement, kept: readonly KeptField[]): Promise<void> {
  const fields = kept.filter((field) => !controlsOf(form, field).some(isChanged))
  const [choices, texts] = [fields.filter(isChosen(form)), fields.filter((field) => !isChosen(form)(field))]
  for (const field of choices) fill(form, field)
  // A choice may reveal further fields, such as those of an invoice.
  await new Promise((resolve) => setTimeout(resolve))
  for (const field of texts) fill(form, field)
  // An amount ticks what it is of, also one that was kept; whether that was ticked is kept, too.
  for (const field of choices) if (field.isChecked !== undefined) fill(form, field)
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
  setValue(control, value)
}

/**
 * Sets a value as typing does. React overrides the element's own `value` setter; calling the
 * prototype's setter lets React detect the change.
 */
export function setValue(control: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
