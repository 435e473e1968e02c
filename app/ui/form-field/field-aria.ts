interface FieldFacts {
  id: string
  isRequired?: boolean | undefined
  error?: string | null | undefined
  hint?: string | null | undefined
}

/** Id of a field's error element. */
export function errorId(id: string): string {
  return `${id}-error`
}

/** Id of a field's hint element. */
export function hintId(id: string): string {
  return `${id}-hint`
}

/** Attributes that tie a control to its label, hint and error, which `FormField` renders. */
export function fieldAria({ id, isRequired = false, error, hint }: FieldFacts) {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return {
    id,
    required: isRequired,
    // Set explicitly: browsers treat an empty required field as invalid before the visitor has touched it.
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy || undefined,
  }
}
