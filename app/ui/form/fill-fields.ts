/** Sets fields of a form by name, where they hold anything else. Nothing is dispatched: states that follow a field are set by the caller. */
export function fillFields({ elements }: HTMLFormElement, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    const control = elements.namedItem(name)
    if (typeof value === 'boolean') {
      if (control instanceof HTMLInputElement) control.checked = value
    } else if (typeof value === 'string' && (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) {
      // The caret would move.
      if (control.value !== value) control.value = value
    }
  }
}
