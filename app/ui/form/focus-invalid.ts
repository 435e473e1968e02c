import { isElsewhere } from '../kept-focus/is-elsewhere.ts'

const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled'

/**
 * Scrolls to the first invalid field of a form and focuses it; without one, scrolls to the error of the whole form, which is read by itself. Not when
 * the visitor has gone on to another part of the page while the form was sent.
 */
export function focusFirstInvalid(form: HTMLFormElement): void {
  if (isElsewhere(form)) return
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = wrong && controlIn(wrong)
  bringIntoView(control ?? form.querySelector('[role="alert"]'))
  control?.focus({ preventScroll: true })
}

/** Scrolls to a field and focuses its control, or the first one of its group. @param id as of `form.field(name)` */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const control = field && controlIn(field)
  bringIntoView(control)
  control?.focus({ preventScroll: true })
}

function controlIn(field: HTMLElement): HTMLElement | null {
  return field.matches(CONTROLS) ? field : field.querySelector<HTMLElement>(CONTROLS)
}

function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'center', behavior: isMotionReduced() ? 'instant' : 'smooth' })
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
