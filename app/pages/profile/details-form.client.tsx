'use client'
import { plainPhone } from '../../domain/forms/validation.ts'
import type { Language } from '../../domain/language.ts'
import type { Profile } from '../../domain/account/profile.ts'
import { makeToast } from '../../domain/forms/toast.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { changeDetails } from '../../shop-api/browser/account.ts'
import { revalidate } from '../../shop-api/browser/visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { FormRow } from '../../ui/form/form-row.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { SelectField } from '../../ui/form-field/select-field.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { showToast } from '../../ui/toast/show-toast.ts'
import type { DetailsLabels } from './profile-labels.ts'

const FIELDS = { firstName: 'text', lastName: 'text', phone: 'text', defaultLangId: 'text' } as const

interface DetailsFormProps extends DetailsLabels {
  initial: Pick<Profile, keyof typeof FIELDS>
  /** Language of the page. */
  language: Language
}

/** Name, phone and language. The header's greeting updates at once. */
export function DetailsForm({ initial, checks, labels, language }: DetailsFormProps) {
  const form = useAccountForm({
    fields: FIELDS,
    checks,
    language,
    labels: labels.refusal,
    // The contract wants null for an empty field.
    send: async ({ defaultLangId, ...texts }) =>
      changeDetails({
        firstName: texts.firstName || null,
        lastName: texts.lastName || null,
        phone: plainPhone(texts.phone) || null,
        defaultLangId: labels.languages.find(({ value }) => value === defaultLangId)?.value ?? initial.defaultLangId,
      }),
    onTaken() {
      showToast(makeToast({ id: 'profileSaved', message: labels.saved, type: 'success', dismissible: true }))
      return revalidate(VISITOR_KEYS.user)
    },
  })

  return (
    <Form form={form}>
      <FormRow>
        <TextField {...form.field('firstName')} label={labels.firstName} autoComplete="given-name" defaultValue={initial.firstName ?? ''} />
        <TextField {...form.field('lastName')} label={labels.lastName} autoComplete="family-name" defaultValue={initial.lastName ?? ''} />
      </FormRow>
      <FormRow>
        <TextField
          {...form.field('phone')}
          label={labels.phone}
          hint={labels.phoneHint}
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={initial.phone ?? ''}
        />
        <SelectField
          {...form.field('defaultLangId')}
          label={labels.language}
          options={labels.languages}
          defaultValue={initial.defaultLangId}
        />
      </FormRow>
      <SubmitButton form={form}>{labels.submit}</SubmitButton>
    </Form>
  )
}
