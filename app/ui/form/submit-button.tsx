import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import type { FormState } from './use-form.ts'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'form' | 'isBusy' | 'disabled'> {
  /** From `useForm`. */
  form: FormState
}

/** Sends a form. It cannot be pressed before scripts are there to catch what it sends, nor does Enter in a field work until then. */
export function SubmitButton({ form, ...button }: SubmitButtonProps) {
  return <Button {...button} type="submit" isBusy={form.isSubmitting} disabled={!form.isAwake} data-asleep={!form.isAwake || undefined} />
}
