import { type PointerEvent, type ReactNode, use, useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Photo } from '../../domain/product/photo.ts'
import { PriceLines } from '../price-tag/price-lines.tsx'
import type { PriceTexts } from '../price-tag/price-texts.ts'
import { BadgeList } from '../product-badges/badge-list.tsx'
import { AddOneButton } from './add-one-button.tsx'
import { cardEvent, type TrackedCard } from './card-event.ts'
import type { CardFrame as Frame } from './card-frame.ts'
import { SizedProduct } from '../../shop-api/browser/sized-product.ts'
import { CardFrame } from './card-frame-context.ts'
import { CardPhoto } from './card-photo.tsx'
import { CardVariants, type ShownVariants } from './card-variants.tsx'
import { LikeButton } from '../likes/like-button.client.tsx'

/** Data of a card, as finished texts. */
export interface CardFacts extends TrackedCard {
  href: string
  /** Language of the title, if it differs from the page's (WCAG 3.1.2). */
  lang?: string
  vendor: { id: VendorId; name: string; href: string }
  /** Absent if there is no photo. Its alternative text is `alt`, or the title and `view`. */
  photo?: Omit<Photo, 'id' | 'alt'> & ({ alt: string; lang?: string } | { view: string })
  /** Placeholder of a missing photo. */
  placeholder?: ReactNode
  /** URL of the second photo, shown on hover. */
  secondPhoto?: string
  price: PriceTexts
  badges: readonly string[]
  /** All badges of the product, separated by "|", if the card shows fewer (GAP-90). */
  allBadges?: string
  variants?: ShownVariants
}

interface CardProps extends CardFacts {
  /** The photo is fetched with high priority. @default false */
  isFirst?: boolean
}

/**
 * A product card. The whole card follows the title's link; the vendor's link and the buttons are above it. Data shown only on the product page
 * is kept for that page's preview (photo-flight/product-ahead.ts).
 */
export function Card({ href, lang, photo, secondPhoto, placeholder, isFirst = false, ...facts }: CardProps) {
  const { title, vendor, price, badges, allBadges, variants } = facts
  const frame = use(CardFrame)
  const [hasMouse, setHasMouse] = useState(false)
  if (!frame) return null
  const { card, ...classes } = frame.classes
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHasMouse(true)
  return (
    <article
      className={card['root']}
      data-badges={allBadges}
      data-sold={price.isSold && ''}
      onPointerEnter={secondPhoto === undefined ? undefined : onPointerEnter}
    >
      {photo ? (
        <CardPhoto
          photo={'view' in photo ? { ...photo, alt: `${title}, ${photo.view}` } : photo}
          second={secondPhoto}
          isHovered={hasMouse}
          isFirst={isFirst}
          classes={card}
        />
      ) : (
        placeholder
      )}
      <h3 className={card['title']}>
        <a href={href} lang={lang}>
          {title}
        </a>
      </h3>
      <a className={card['vendor']} href={vendor.href} data-sold-by={frame.labels.soldBy}>
        {vendor.name}
      </a>
      <PriceLines {...price} size="small" classes={classes.price} />
      <BadgeList texts={badges} classes={{ list: classes.badges['root'], badge: classes.badge['root'] }} />
      {variants && <CardVariants {...variants} label={frame.labels.variants} classes={classes.variants} />}
      {frame.fitAnswer && <SizedProduct value={{ id: facts.productId }}>{frame.fitAnswer}</SizedProduct>}
      <CardActions {...facts} frame={frame} />
    </article>
  )
}

/** Actions of a card: like the product, add one piece (CARD-11). */
function CardActions({ frame, ...facts }: TrackedCard & { frame: Frame }) {
  const { productId, title, offer } = facts
  const { labels, classes } = frame
  const names = { name: title }
  const tracked = cardEvent(facts, frame.currency)
  return (
    <div className={classes.card['actions']}>
      <LikeButton productId={productId} label={fillSlots(labels.like, names)} failed={labels.likeFailed} tracked={tracked} />
      {offer && (
        <AddOneButton
          addition={{
            productId,
            quantity: 1,
            deliveryTypeId: offer.deliveryTypeId,
            price: { minor: offer.minor, currencyId: tracked.currency },
          }}
          tracked={tracked}
          labels={{ add: fillSlots(labels.add, names), added: fillSlots(labels.added, names), failed: labels.failed }}
        />
      )}
    </div>
  )
}
