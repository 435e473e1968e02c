'use client'
import { type FieldChecks, formErrors, isRequired } from '../../domain/forms/form-checks.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import type { ProListsLabels } from './pro-lists-labels.ts'

interface RenameListProps {
  /** Accessible name of the form. */
  keepAs: string
  name: string
  checks: FieldChecks<'name'>
  labels: ProListsLabels
  /** Resolves to the failure, or null. */
  onSave: (name: string) => Promise<CallFailure | null>
}

/** Renames a list. */
export function RenameList({ keepAs, name, checks, labels, onSave }: RenameListProps) {
  const form = useForm({
    fields: { name: 'text' },
    keepAs,
    validate: (values) => formErrors(values, checks, console.warn),
    isRequired: (field) => isRequired(checks[field]),
    async onSubmit(values) {
      const failure = await onSave(values.name)
      if (failure) return { formError: failureText(failure, labels) }
    },
  })

  return (
    <Form form={form} label={labels.rename}>
      <TextField {...form.field('name')} label={labels.name} defaultValue={name} autoComplete="off" />
      <SubmitButton form={form} variant="secondary" size="small">
        {labels.save}
      </SubmitButton>
    </Form>
  )
}
