import { addressLines } from '../../domain/checkout/address.ts'
import type { CheckoutDraft } from '../../domain/checkout/checkout.ts'
import { chosenCountry, type CountryOption } from '../../features/country-fields/country-option.ts'
import { shownPhone } from '../../features/country-fields/sent-values.ts'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'

interface ChosenFactsProps {
  draft: CheckoutDraft
  countries: readonly CountryOption[]
  paymentName: string
  stepHrefs: Record<'contact' | 'delivery' | 'payment', string>
  labels: CheckoutLabels
}

/** The shopper's input, with a link back to each step. */
export function ChosenFacts({ draft: { contact, address }, countries, paymentName, stepHrefs, labels }: ChosenFactsProps) {
  if (!contact || !address) return null
  const country = chosenCountry(countries, address.countryId)?.text
  const facts = [
    {
      step: 'contact' as const,
      term: labels.buyer,
      lines: [
        `${contact.firstName} ${contact.lastName}`,
        contact.email,
        shownPhone(contact.phone, chosenCountry(countries, contact.countryId)),
        ...(contact.wantsInvoice ? [`${labels.invoice}: ${contact.company}, ${contact.nip}`] : []),
      ],
    },
    { step: 'delivery' as const, term: labels.address, lines: [...addressLines(address), country ?? address.countryId] },
    { step: 'payment' as const, term: labels.paymentMethod, lines: [paymentName] },
  ]
  return (
    <FactList
      facts={facts.map(({ step, term, lines }) => ({
        term,
        value: (
          <>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <a href={stepHrefs[step]} aria-label={`${labels.change}: ${term}`}>
              {labels.change}
            </a>
          </>
        ),
      }))}
    />
  )
}
