import type { Order } from '../../domain/checkout/order.ts'
import type { ReturnTerms } from '../../domain/checkout/withdrawal.ts'
import type { Translate } from '../../i18n/translator.ts'
import { FactList } from '../../ui/fact-list/fact-list.tsx'

interface ReturnAddressesProps {
  /** Its deliveries name the sellers; where they are not known, the first line of the address does. */
  order: Pick<Order, 'deliveries'>
  returns: readonly ReturnTerms[]
  t: Translate
}

/** Where the things of each seller go back to, and who pays for that (EXT-17). */
export function ReturnAddresses({ order, returns, t }: ReturnAddressesProps) {
  if (returns.length === 0) return null
  const nameOf = (vendorId: number) => order.deliveries.find((delivery) => delivery.vendorId === vendorId)?.vendor
  const facts = returns.map(({ vendorId, address, paidBy }) => ({
    term: t('common:withdrawalReturnTo', { vendor: nameOf(vendorId) ?? address[0] ?? '' }),
    value: (
      <>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{t(paidBy === 'SELLER' ? 'common:withdrawalPaidBySeller' : 'common:promiseReturnCostText')}</p>
      </>
    ),
  }))
  return <FactList facts={facts} />
}
