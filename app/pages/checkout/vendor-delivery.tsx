import type { CartDelivery } from '../../domain/cart/cart.ts'
import { type CheckoutDraft, chosenWay, type DeliveryWay, type OrderPreview } from '../../domain/checkout/checkout.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import { deliveryPriceText } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import { FormSection } from '../../ui/form/form-section.tsx'
import { RadioCards } from '../../ui/radio-card/radio-cards.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'

interface VendorDeliveryProps {
  /** The cart as it lies: a choice makes one parcel of a vendor's two, and must not take away what can be chosen. */
  lying: OrderPreview
  /** What each way costs with the choice. */
  offered: readonly DeliveryWay[]
  ways: CheckoutDraft['ways']
  language: Language
  labels: CheckoutLabels
  onChange: (ways: CheckoutDraft['ways']) => void
}

/** Delivery of each vendor. Two parcels of one vendor have different delivery types in the cart, and are changed there. */
export function VendorDelivery({ lying, offered, ways, language, labels, onChange }: VendorDeliveryProps) {
  const vendors = Map.groupBy(lying.cart.deliveries, ({ vendor }) => vendor.id)
  return (
    <FormSection title={labels.deliveryWays}>
      {[...vendors].map(([vendorId, parcels]) => {
        const own = offered.filter((way) => way.vendorId === vendorId)
        const asTheyCome = parcels.map(({ deliveryTypeId }) => deliveryTypeId).join('+')
        const { [vendorId]: _former, ...others } = ways
        const chosen = chosenWay({ cart: lying.cart, ways: offered }, vendorId, ways)
        // Nothing of this vendor is sent to the country: there is no way to choose (EXT-49).
        if (own.length === 0) return null
        return (
          <RadioCards
            key={vendorId}
            name={`way-${vendorId}`}
            legend={fillSlots(labels.wayOf, { vendor: nameOf(parcels) })}
            value={chosen ? String(chosen.deliveryTypeId) : asTheyCome}
            onChange={(value) => onChange(value === asTheyCome ? others : { ...others, [vendorId]: Number(value) })}
            cards={[
              ...(parcels.length > 1 ? [{ value: asTheyCome, title: labels.asInCart }] : []),
              ...own.map(({ deliveryTypeId, price }) => ({
                value: String(deliveryTypeId),
                title: labels.deliveryTypes[deliveryTypeId],
                note: <span className="nowrap">{deliveryPriceText(price, labels.free, language)}</span>,
              })),
            ]}
          />
        )
      })}
    </FormSection>
  )
}

function nameOf([parcel]: readonly CartDelivery[]): string {
  return parcel?.vendor.name ?? ''
}
