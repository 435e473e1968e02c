'use client'
import { createContext, type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from 'react'
import type { ShopEvent } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'
import type { StockFacts } from '../../domain/product/availability.ts'
import { type Cart, holdsAll } from '../../domain/cart/cart.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { Money } from '../../domain/pricing/money.ts'
import {
  canAdd,
  canChangeQuantity,
  chosenType,
  clampQuantity,
  type PurchaseContext,
  quantityBounds,
} from '../../domain/cart/purchase-context.ts'
import { DELIVERY_TYPE } from '../../domain/delivery/delivery.ts'
import { zoneOf } from '../../domain/delivery/delivery-zone.ts'
import type { AddedLabels } from '../../features/cart/added-dialog.client.tsx'
import { useAddToCart } from '../../features/cart/use-add-to-cart.client.ts'
import { useChosenCountry } from '../../shop-api/browser/delivery-country.ts'
import { known, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { useNavigated } from '../../ui/full-load/use-navigated.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.ts'
import { announce } from '../../ui/live-region/announce.ts'
import type { ShownDelivery, ShownZone } from './shown-delivery.ts'
import { ZIP_CODE_ID } from './zip-code-field.ts'

/** Facts needed to add the product. */
export interface PurchaseFacts extends StockFacts {
  id: ProductId
  name: string
  /** Language of the name, if it differs from the page's. */
  lang: Language | undefined
  imageUrl: string | null
  /** The price the shopper saw (GAP-98). */
  price: Money
  delivery: ShownDelivery
  /** Analytics event data. */
  tracked: ShopEvent
}

interface PurchaseProps {
  product: PurchaseFacts
  cartHref: string
  labels: AddedLabels & { failed: string; heldTitle: string; heldNote: string; addedPart: string }
  children: ReactNode
}

/** State shared by the page's parts: the selection, and the function that adds it to the cart. */
interface Purchase extends PurchaseContext {
  bounds: { min: number; max: number }
  canAdd: boolean
  canChangeQuantity: boolean
  isAdding: boolean
  /** Where it is to be sent (EXT-49). */
  countryId: string
  /** Delivery there; null: the vendor does not send it there. */
  zone: ShownZone | null
  setQuantity: (quantity: number) => void
  setDeliveryType: (deliveryTypeId: number) => void
  add: () => Promise<void>
}

const loadAddedDialog = async () => import('../../features/cart/added-dialog.client.tsx')
const AddedDialog = lazyComponent(async () => (await loadAddedDialog()).AddedDialog)

/** Quantity 1, by the default delivery (spec §4). */
const FIRST: PurchaseContext = { quantity: 1, deliveryTypeId: DELIVERY_TYPE.none }

/** The purchase context of the page, for `usePurchase`. */
export const PurchaseState = createContext<Purchase | null>(null)

/** The purchase context of the page. */
export function usePurchase(): Purchase {
  const purchase = use(PurchaseState)
  if (!purchase) throw new Error('usePurchase needs a PurchaseProvider above it')
  return purchase
}

/** Provides the purchase context of a product page (spec §4); keyed by product, so another product resets it. */
export function PurchaseProvider({ product, cartHref, labels, children }: PurchaseProps) {
  const [chosen, setChosen] = useState(FIRST)
  const countryId = useChosenCountry() ?? product.delivery.countryId
  const { state, add, reset } = useAddToCart()
  // The cart already holds all pieces (GAP-97): the dialog appears without a request, which the shop API would refuse.
  const [isHeld, setIsHeld] = useState(false)
  // Fewer pieces than asked for were left (EXT-70).
  const [part, setPart] = useState<{ added: number; asked: number } | null>(null)
  useNavigated(() => {
    setChosen(FIRST)
    close()
  })
  const viewed = useEffectEvent(() => track('view_item', product.tracked))
  useEffect(() => void viewed(), [])

  // A refresh of the page may lower the stock, and take away the delivery that was chosen, as another country may.
  const quantity = clampQuantity(chosen.quantity, product)
  const zone = zoneOf(product.delivery.zones, countryId) ?? null
  const deliveryTypeId = chosenType(zone?.ways ?? [], chosen.deliveryTypeId)

  function close() {
    setIsHeld(false)
    reset()
  }

  const purchase: Purchase = {
    quantity,
    deliveryTypeId,
    bounds: quantityBounds(product),
    canAdd: canAdd(product, deliveryTypeId),
    canChangeQuantity: canChangeQuantity(product, deliveryTypeId),
    isAdding: state === 'loading',
    countryId,
    zone,
    setQuantity: (wanted) => setChosen((known) => ({ ...known, quantity: wanted })),
    setDeliveryType: (wanted) => setChosen((known) => ({ ...known, deliveryTypeId: wanted })),
    async add() {
      if (holdsAll(known<Cart>(VISITOR_KEYS.cart).data, product.id)) return setIsHeld(true)
      // The confirmation dialog loads during the request.
      loadAddedDialog().catch(() => undefined)
      const { id: productId, price, tracked } = product
      const added = await add({ productId, quantity, deliveryTypeId, price, zipCode: typedZipCode() }, tracked)
      // spec §8: no visible message; screen readers get one (GAP-131).
      if (!added.ok) return announce(labels.failed)
      setPart(added.data.added < quantity ? { added: added.data.added, asked: quantity } : null)
    },
  }
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- new exactly when one of its values has changed
    <PurchaseState value={purchase}>
      {children}
      {(isHeld || state === 'success') && (
        <Suspense>
          <AddedDialog
            onClose={close}
            product={product}
            cartHref={cartHref}
            note={isHeld ? labels.heldNote : part ? fillSlots(labels.addedPart, part) : undefined}
            labels={isHeld ? { ...labels, title: labels.heldTitle } : labels}
          />
        </Suspense>
      )}
    </PurchaseState>
  )
}

/**
 * The postal code in the field of the shipping cost, asked for or not (spec §7); null: none, or not a whole one. By the
 * field's pattern: the rule's own file, imported here, would bring a product's scripts to every form.
 */
function typedZipCode(): string | null {
  const field = document.getElementById(ZIP_CODE_ID)
  const isWhole = field instanceof HTMLInputElement && field.validity.valid
  return (isWhole && field.value) || null
}
