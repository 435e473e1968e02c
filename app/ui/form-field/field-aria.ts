interface FieldFacts {
  id: string
  isRequired?: boolean | undefined
  error?: string | null | undefined
  hint?: string | null | undefined
}

/** Id of the element that holds a field's error. */
export function errorId(id: string): string {
  return `${id}-error`
}

/** Id of the element that holds a field's hint. */
export function hintId(id: string): string {
  return `${id}-hint`
}

/** Attributes that tie a control to its label, hint and error; `FormField` draws the other ends. */
export function fieldAria({ id, isRequired = false, error, hint }: FieldFacts) {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return {
    id,
    required: isRequired,
    // Said outright: browsers call an empty field that must be filled wrong before anybody has touched it.
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy || undefined,
  }
}
