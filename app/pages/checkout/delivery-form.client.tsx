'use client'
import { sentPostalCode } from '../../features/country-fields/sent-values.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Address, addressLines, type AddressLines } from '../../domain/checkout/address.ts'
import type { CheckoutDraft, DeliveryWay, OrderPreview } from '../../domain/checkout/checkout.ts'
import { type FieldChecks, formErrors, isRequired } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import { ADDRESS_FIELDS, AddressFields } from '../../features/country-fields/address-fields.client.tsx'
import { checksIn, type CountryTexts } from '../../features/country-fields/country-checks.ts'
import { chosenCountry, type CountryOption } from '../../features/country-fields/country-option.ts'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { RadioCards } from '../../ui/radio-card/radio-cards.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'
import styles from './delivery-form.module.css'
import { useFollowedCountry } from './use-followed-country.ts'
import { VendorDelivery } from './vendor-delivery.tsx'

/** Value of an address that is not saved in the account. */
const ANOTHER = 'another'

interface DeliveryFormProps {
  /** Previous input; null the first time. */
  initial: AddressLines | null
  /** Where everything is to be sent. */
  countryId: string
  /** Saved addresses of the account. */
  saved: readonly Address[]
  countries: readonly CountryOption[]
  countryTexts: CountryTexts
  checks: FieldChecks<keyof AddressLines>
  /** The cart as it lies, without the choice. */
  lying: OrderPreview
  offered: readonly DeliveryWay[]
  ways: CheckoutDraft['ways']
  /** Why the sums are not those of the chosen deliveries; null = they are. */
  waysFailure: string | null
  language: Language
  labels: CheckoutLabels
  onTyped: (address: AddressLines) => void
  onWays: (ways: CheckoutDraft['ways']) => void
  /** Called with another country of delivery. */
  onCountry: (countryId: string) => void
  /** Resolves to false when not everything is sent to the country (EXT-49). */
  onDone: (address: AddressLines) => Promise<boolean>
}

/** Second step: the address, and the way of delivery of each vendor (DLV-01). A choice takes effect at once, so the sums follow it. */
export function DeliveryForm({
  initial,
  countryId,
  saved,
  countries,
  countryTexts,
  checks,
  lying,
  offered,
  ways,
  waysFailure,
  language,
  labels,
  ...on
}: DeliveryFormProps) {
  const [choice, setChoice] = useState(() => firstChoice(initial, countryId, saved))
  const chosen = saved.find(({ id }) => String(id) === choice)
  const shownCountry = chosen?.countryId ?? countryId
  const tellCountry = useEffectEvent((shown: string) => shown !== countryId && on.onCountry(shown))
  useEffect(() => void tellCountry(shownCountry), [shownCountry])
  const form = useForm({
    fields: ADDRESS_FIELDS,
    validate(values) {
      if (chosen) return {}
      return formErrors(values, checksIn(checks, chosenCountry(countries, values.countryId), countryTexts), console.warn)
    },
    isRequired: (field) => isRequired(checks[field]),
    onTyped: on.onTyped,
    async onSubmit({ apartment, ...values }) {
      if (!chosen) {
        const isDone = await on.onDone({
          ...values,
          zipCode: sentPostalCode(values.zipCode, chosenCountry(countries, values.countryId)),
          apartment: apartment || null,
        })
        return isDone ? undefined : { errors: { countryId: labels.otherCountry } }
      }
      const { id: _id, ...lines } = chosen
      return (await on.onDone(lines)) ? undefined : { formError: labels.otherCountry }
    },
  })

  useFollowedCountry(form.root.ref, countryId)
  const { country, street, building, apartment, zipCode, city } = labels
  const names = { countryId: country, street, building, apartment, zipCode, city }

  return (
    <Form form={form} label={labels.steps.delivery} errorList={{ title: labels.errorsTitle, names }}>
      <FormSection title={labels.address}>
        {saved.length > 0 && (
          <RadioCards
            name="savedAddress"
            isList
            legend={labels.savedAddress}
            value={choice}
            onChange={setChoice}
            cards={[
              ...saved.map((address) => {
                const [title, note] = addressLines(address)
                return { value: String(address.id), title, note }
              }),
              { value: ANOTHER, title: labels.anotherAddress },
            ]}
          />
        )}
        {/* Hidden, not removed: what was typed stays. */}
        <div className={styles.another} hidden={chosen !== undefined}>
          <AddressFields
            form={form}
            initial={initial ?? {}}
            countryId={countryId}
            use="shipping "
            countries={countries}
            labels={labels}
            onCountry={on.onCountry}
          />
        </div>
      </FormSection>
      <VendorDelivery lying={lying} offered={offered} ways={ways} language={language} labels={labels} onChange={on.onWays} />
      <FailureNote text={waysFailure} />
      <SubmitButton form={form}>{labels.toPayment}</SubmitButton>
    </Form>
  )
}

const linesOf = (address: AddressLines) => [...addressLines(address), address.countryId].join()

/**
 * The address as it was filled in before; at first one that is in the country of delivery, so that
 * none changes it unasked.
 */
function firstChoice(initial: AddressLines | null, countryId: string, saved: readonly Address[]): string {
  const same = saved.find((address) => (initial ? linesOf(address) === linesOf(initial) : address.countryId === countryId))
  return same ? String(same.id) : ANOTHER
}
