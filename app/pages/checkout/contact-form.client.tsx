'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ContactDetails } from '../../domain/checkout/checkout.ts'
import { hasTaxCheckDigits } from '../../domain/checkout/tax-check-digits.ts'
import { plainTaxNumber } from '../../domain/forms/validation.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import { type FieldChecks, formErrors, isRequired } from '../../domain/forms/form-checks.ts'
import { checksIn, type CountryTexts } from '../../features/country-fields/country-checks.ts'
import { chosenCountry, type CountryOption } from '../../features/country-fields/country-option.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { FormRow } from '../../ui/form/form-row.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { fillFields } from '../../ui/form/fill-fields.ts'
import { EmailField } from '../../ui/form-field/email-field.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { SelectField } from '../../ui/form-field/select-field.tsx'
import { LoginOffer } from './login-offer.tsx'
import { afterPaint } from '../../ui/lazy/after-paint.ts'
import { PrefixedValue } from '../../ui/prefixed-value/prefixed-value.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'
import { useFollowedCountry } from './use-followed-country.ts'

const FIELDS = {
  email: 'text',
  firstName: 'text',
  lastName: 'text',
  countryId: 'text',
  phone: 'text',
  wantsInvoice: 'flag',
  company: 'text',
  nip: 'text',
  invoiceAddress: 'text',
} as const

interface ContactFormProps {
  /** With the draft, once that is known. */
  initial: ContactDetails
  /** Where everything is to be sent; '': not chosen yet. */
  countryId: string
  isDraftKnown: boolean
  checks: FieldChecks<keyof typeof FIELDS>
  countries: readonly CountryOption[]
  countryTexts: CountryTexts
  /** Login that leads back here; null: somebody is logged in. */
  loginHref: string | null
  labels: CheckoutLabels
  /** Called with all fields at every change, and once with those that were changed before hydration. */
  onTyped: (contact: Partial<ContactDetails>) => void
  /** Called with another country of delivery. */
  onCountry: (countryId: string) => void
  /**
   * Called with the country of delivery beside. Resolves to false when not everything is sent
   * there (EXT-49).
   */
  onDone: (contact: ContactDetails, countryId: string) => Promise<boolean>
}

/** First step: the buyer and the invoice. */
export function ContactForm({
  initial,
  countryId,
  isDraftKnown,
  checks,
  countries,
  countryTexts,
  loginHref,
  labels,
  onTyped,
  onCountry,
  onDone,
}: ContactFormProps) {
  // Another country in the step of the address leaves phone and tax number as they were typed; one
  // that is chosen here rules them.
  const [rulesId, setRulesId] = useState(initial.countryId)
  const country = chosenCountry(countries, rulesId)
  const inputOf = (values: ContactDetails) => ({ ...values, countryId: values.countryId === countryId ? rulesId : values.countryId })
  const [wantsInvoice, setWantsInvoice] = useState(initial.wantsInvoice)
  const form = useForm({
    fields: FIELDS,
    validate(values) {
      const inCountry = checksIn(checks, chosenCountry(countries, inputOf(values).countryId), countryTexts)
      const {
        company,
        nip = checkDigitsError(inputOf(values), inCountry),
        invoiceAddress,
        ...errors
      } = formErrors(values, inCountry, console.warn)
      return values.wantsInvoice
        ? { ...errors, ...(company && { company }), ...(nip && { nip }), ...(invoiceAddress && { invoiceAddress }) }
        : errors
    },
    isRequired: (field) => isRequired(checks[field]),
    onTyped: (values) => onTyped(inputOf(values)),
    onHydrated(values) {
      setWantsInvoice(values.wantsInvoice)
      const { countryId: _shown, ...early } = changedFrom(initial, values)
      const isChosen = values.countryId !== countryId
      // It rules the fields also once the draft is filled in.
      if (isChosen || Object.keys(early).length > 0) onTyped({ ...early, ...(isChosen && { countryId: values.countryId }) })
      if (isChosen) choose(values.countryId)
    },
    onSubmit: async (values) =>
      (await onDone(inputOf(values), values.countryId)) ? undefined : { errors: { countryId: labels.otherCountry } },
  })
  function choose(chosen: string) {
    setRulesId(chosen)
    onCountry(chosen)
  }
  const { ref } = form.root
  useFollowedCountry(ref, countryId)
  // The server knows no draft: once it is read, it is filled in.
  const [isFilledIn, setIsFilledIn] = useState(isDraftKnown)
  if (isDraftKnown && !isFilledIn) {
    setIsFilledIn(true)
    setRulesId(initial.countryId)
    setWantsInvoice(initial.wantsInvoice)
  }
  // In place: fields that are mounted anew would take the focus from whoever types already.
  const fillIn = useEffectEvent(() => ref.current && fillFields(ref.current, { ...initial, countryId }))
  useEffect(() => {
    if (isFilledIn) fillIn()
  }, [isFilledIn])

  const taxNumber = country?.taxName ?? labels.taxNumber
  const { email, firstName, lastName, phone, company, invoiceAddress } = labels
  const names = { countryId: labels.deliveryCountry, email, firstName, lastName, phone, company, nip: taxNumber, invoiceAddress }

  return (
    <Form form={form} label={labels.steps.contact} errorList={{ title: labels.errorsTitle, names }}>
      {loginHref !== null && <LoginOffer href={loginHref} labels={labels} />}
      <FormSection title={labels.buyer}>
        <SelectField
          {...form.field('countryId')}
          label={labels.deliveryCountry}
          autoComplete="shipping country"
          options={countries}
          placeholder={labels.chooseCountry}
          defaultValue={countryId}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        <EmailField {...form.field('email')} label={labels.email} defaultValue={initial.email} />
        <FormRow>
          <TextField {...form.field('firstName')} label={labels.firstName} autoComplete="given-name" defaultValue={initial.firstName} />
          <TextField {...form.field('lastName')} label={labels.lastName} autoComplete="family-name" defaultValue={initial.lastName} />
        </FormRow>
        <PrefixedValue
          {...form.field('phone')}
          label={labels.phone}
          prefix={country?.prefix ?? '+'}
          inputMode="tel"
          autoComplete="tel-national"
          hint={country && fillSlots(labels.phoneExample, { example: country.phoneExample })}
          defaultValue={initial.phone}
        />
      </FormSection>
      <Checkbox
        name="wantsInvoice"
        label={labels.wantsInvoice}
        defaultChecked={initial.wantsInvoice}
        onChange={({ currentTarget: { checked } }) => void afterPaint().then(() => setWantsInvoice(checked))}
      />
      {/* Hidden, not removed: what was typed stays. */}
      <div hidden={!wantsInvoice}>
        <FormSection title={labels.invoice}>
          <FormRow>
            <TextField
              {...form.field('company')}
              label={labels.company}
              autoComplete="billing organization"
              defaultValue={initial.company}
            />
            <TextField
              {...form.field('nip')}
              label={taxNumber}
              inputMode={country?.forms ? 'text' : 'numeric'}
              autoComplete="off"
              defaultValue={initial.nip}
            />
          </FormRow>
          <TextField
            {...form.field('invoiceAddress')}
            label={labels.invoiceAddress}
            autoComplete="billing street-address"
            hint={labels.invoiceAddressHint}
            defaultValue={initial.invoiceAddress}
          />
        </FormSection>
      </div>
      <SubmitButton form={form}>{labels.toDelivery}</SubmitButton>
    </Form>
  )
}

/** The fields that differ. */
function changedFrom(before: ContactDetails, now: ContactDetails): Partial<ContactDetails> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== '' && value !== before[name as keyof ContactDetails]))
}

/** Why a tax number in the right form is wrong all the same. */
function checkDigitsError({ nip, countryId }: { nip: string; countryId: string }, checks: FieldChecks<'nip'>): string | undefined {
  const number = plainTaxNumber(nip).replace(new RegExp(`^${countryId}`), '')
  return hasTaxCheckDigits(number, countryId) ? undefined : checks.nip.at(-1)?.text
}
