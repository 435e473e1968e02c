import { addressLines } from '../../domain/checkout/address.ts'
import type { Order } from '../../domain/checkout/order.ts'
import { methodFacts } from '../../features/order-sums/method-facts.ts'
import type { PageInput } from '../../page.ts'
import { countries } from '../../reference/reference.ts'
import { type Fact, FactList } from '../../ui/fact-list/fact-list.tsx'

interface OrderFactsProps {
  order: Order
  input: Pick<PageInput<unknown>, 't' | 'language'>
}

/** Who ordered, where it goes, how it is paid. */
export function OrderFacts({ order: { contact, address, invoice, payment, comment }, input: { t, language } }: OrderFactsProps) {
  const country = countries(language).find(({ id }) => id === address.countryId)?.translation ?? address.countryId
  const facts: Fact[] = [
    {
      term: t('common:checkoutBuyer'),
      value: <Lines lines={[`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone]} />,
    },
    { term: t('common:checkoutAddress'), value: <Lines lines={[...addressLines(address), country]} /> },
    ...(invoice ? [{ term: t('common:checkoutInvoice'), value: <Lines lines={[invoice.company, invoice.nip, invoice.address]} /> }] : []),
    ...methodFacts(payment.method, t),
    ...(comment === '' ? [] : [{ term: t('common:checkoutComment'), value: comment }]),
  ]
  return <FactList facts={facts} />
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>)
}
