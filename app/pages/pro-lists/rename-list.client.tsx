'use client'
import { type FieldChecks, formErrors, isRequired } from '../../domain/form-checks.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import type { ProListsWords } from './pro-lists-page.tsx'

interface RenameListProps {
  name: string
  checks: FieldChecks<'name'>
  words: ProListsWords
  /** Answers whether the shop took it. */
  onSave: (name: string) => Promise<boolean>
}

/** Gives a list another name. */
export function RenameList({ name, checks, words, onSave }: RenameListProps) {
  const form = useForm({
    fields: { name: 'text' },
    validate: (values) => formErrors(values, checks, console.warn),
    isRequired: (field) => isRequired(checks[field]),
    async onSubmit(values) {
      if (!(await onSave(values.name))) return { formError: words.failed }
    },
  })

  return (
    <Form form={form} label={words.rename}>
      <TextField {...form.field('name')} label={words.name} defaultValue={name} autoComplete="off" />
      <SubmitButton form={form} variant="secondary" size="small">
        {words.save}
      </SubmitButton>
    </Form>
  )
}
