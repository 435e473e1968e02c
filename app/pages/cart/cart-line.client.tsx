'use client'
import { useRef } from 'react'
import { type Cart, type CartDelivery, type CartItem, mostOfLine } from '../../domain/cart/cart.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import { lawfulReduction } from '../../domain/pricing/price.ts'
import { productSegment } from '../../domain/product/product-segment.ts'
import { removeLine, setQuantity } from '../../features/cart/change-cart.client.ts'
import { isFavorite, saveForLater, type TakenOutLine } from '../../features/cart/take-out.client.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { newKey } from '../../shop-api/browser/repeat-key.ts'
import { Button } from '../../ui/button/button.tsx'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { showPending } from '../../ui/lazy/show-pending.ts'
import { MissingPicture } from '../../ui/picture/missing-picture.tsx'
import styles from './cart-line.module.css'
import type { CartLabels } from './cart-labels.ts'

interface CartLineProps {
  /** The cart on screen. */
  cart: Cart
  item: CartItem
  vendor: CartDelivery['vendor']
  deliveryTypeId: number
  labels: CartLabels
  language: Language
  pathPrefix: string
  /** Error of the last change. */
  failure: string | null
  onChange: (change: Promise<CallFailure | null>) => void
  onTakenOut: (line: TakenOutLine) => void
}

/** A cart line: quantity, price, remove button. */
export function CartLine({
  cart,
  item,
  vendor,
  deliveryTypeId,
  labels,
  language,
  pathPrefix,
  failure,
  onChange,
  onTakenOut,
}: CartLineProps) {
  const line = { productId: item.id, deliveryTypeId }
  const wanted = useRef(item.quantity)
  const each = item.promoPrice ?? item.price
  const most = mostOfLine(cart, item, deliveryTypeId)
  const prior = lawfulReduction(item)?.from
  const href = `${pathPrefix}/${productSegment(item)}`

  const takenOut = (isSaved: boolean) => {
    onTakenOut({ item, vendor, deliveryTypeId, isSaved, wasFavorite: isFavorite(item) ?? true, key: newKey() })
  }
  function change(quantity: number) {
    wanted.current = quantity
    onChange(setQuantity({ line, quantity, shown: cart, isWanted: () => wanted.current === quantity }))
  }

  // The line stays until the favourites have it: a second press before would count twice.
  async function save() {
    const change = saveForLater({ item, vendor, deliveryTypeId, shown: cart }, () => takenOut(true))
    onChange(change)
    await change
  }

  return (
    <article className={styles.root} data-available={item.isAvailable}>
      <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
        {item.imageUrl ? (
          <img src={item.imageUrl} srcSet={photoSrcSet(item.imageUrl, 640)} sizes="8rem" width={160} height={200} alt="" />
        ) : (
          <MissingPicture label="" />
        )}
      </a>
      <h3 className={styles.name}>
        <a href={href} lang={sourceLang(language)}>
          {item.name}
        </a>
      </h3>
      <p className={styles.price}>
        <span>{formatPrice({ ...each, minor: each.minor * item.quantity }, language)}</span>
        {prior && (
          <del className={styles.prior}>
            <span className="visually-hidden">{`${labels.priorPrice} `}</span>
            <span>{formatPrice({ ...prior, minor: prior.minor * item.quantity }, language)}</span>
          </del>
        )}
        {item.quantity > 1 && <span className={styles.each}>{fillSlots(labels.each, { price: formatPrice(each, language) })}</span>}
      </p>
      {!item.isAvailable && <p className={styles.unavailable}>{item.amountOfAvailableItems > 0 ? labels.unavailable : labels.gone}</p>}
      <div className={styles.controls}>
        <Counter
          label={fillSlots(labels.quantity, item)}
          decreaseLabel={fillSlots(labels.decrease, item)}
          increaseLabel={fillSlots(labels.increase, item)}
          value={item.quantity}
          min={1}
          max={most}
          // Of several pieces the way down stays, unless not even one is left: then only the removal helps.
          isDisabled={most <= (item.quantity > 1 ? 0 : 1)}
          onChange={change}
        />
        <div className={styles.ways}>
          <Button
            variant="quiet"
            size="small"
            aria-label={fillSlots(labels.removeName, item)}
            onClick={() => {
              onChange(removeLine({ item, deliveryTypeId }, cart))
              takenOut(false)
            }}
          >
            {labels.remove}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={fillSlots(labels.saveName, item)}
            onClick={({ currentTarget }) => void showPending(currentTarget, save)}
          >
            {labels.save}
          </Button>
        </div>
        <FailureNote text={failure} />
      </div>
    </article>
  )
}
