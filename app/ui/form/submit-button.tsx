import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import type { FormState } from './use-form.ts'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'form' | 'isBusy' | 'disabled'> {
  /** From `useForm`. */
  form: FormState
}

/** Submits a form. Disabled until hydration, which also disables Enter in a field. */
export function SubmitButton({ form, ...button }: SubmitButtonProps) {
  return (
    <Button {...button} type="submit" isBusy={form.isSubmitting} disabled={!form.isHydrated} data-static={!form.isHydrated || undefined} />
  )
}
