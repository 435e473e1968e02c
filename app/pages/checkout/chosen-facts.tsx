import { addressLines } from '../../domain/checkout/address.ts'
import type { CheckoutDraft } from '../../domain/checkout/checkout.ts'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import type { CheckoutWords } from './checkout-labels.ts'

interface ChosenFactsProps {
  draft: CheckoutDraft
  phonePrefix: string
  countries: readonly { value: string; text: string }[]
  paymentName: string
  stepHrefs: Record<'contact' | 'delivery' | 'payment', string>
  words: CheckoutWords
}

/** What the shopper has filled in, with the way back to each part. */
export function ChosenFacts({ draft: { contact, address }, phonePrefix, countries, paymentName, stepHrefs, words }: ChosenFactsProps) {
  if (!contact || !address) return null
  const country = countries.find(({ value }) => value === address.countryId)?.text
  const facts = [
    {
      step: 'contact' as const,
      term: words.buyer,
      lines: [
        `${contact.firstName} ${contact.lastName}`,
        contact.email,
        `${phonePrefix} ${contact.phone}`,
        ...(contact.wantsInvoice ? [`${words.invoice}: ${contact.company}, ${contact.nip}`] : []),
      ],
    },
    { step: 'delivery' as const, term: words.address, lines: [...addressLines(address), country ?? address.countryId] },
    { step: 'payment' as const, term: words.paymentMethod, lines: [paymentName] },
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
            <a href={stepHrefs[step]} aria-label={`${words.change}: ${term}`}>
              {words.change}
            </a>
          </>
        ),
      }))}
    />
  )
}
