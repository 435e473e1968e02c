const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled'

/** Brings the first wrong field of a form into sight and puts the cursor there; without one, what is said about the form as a whole. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = wrong?.matches(CONTROLS) ? wrong : wrong?.querySelector<HTMLElement>(CONTROLS)
  const target = control ?? form.querySelector<HTMLElement>('[role="alert"]')
  target?.scrollIntoView({ block: 'center', behavior: isMotionReduced() ? 'instant' : 'smooth' })
  control?.focus({ preventScroll: true })
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
