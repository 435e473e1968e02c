const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled'

/** Scrolls to the first invalid field of a form and focuses it; without one, focuses the error of the whole form. */
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
