'use client'
import { type PointerEvent, type ReactNode, useState } from 'react'
import type { ShopEvent } from '../../analytics/events.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { Money } from '../../domain/pricing/money.ts'
import type { Photo } from '../../domain/product/photo.ts'
import { PriceLines } from '../price-tag/price-lines.tsx'
import type { PriceTexts } from '../price-tag/price-texts.ts'
import { BadgeList } from '../product-badges/badge-list.tsx'
import { AddOneButton } from './add-one-button.tsx'
import type { CardFrame } from './card-frame.ts'
import { CardPhoto } from './card-photo.tsx'
import { CardVariants, type ShownVariants } from './card-variants.tsx'
import { LikeButton } from '../likes/like-button.client.tsx'

/** Data of a card, as finished texts. */
export interface CardFacts {
  productId: ProductId
  href: string
  title: string
  /** Language of the title, if it differs from the page's (WCAG 3.1.2). */
  lang?: string
  vendor: { name: string; href: string }
  /** Absent if there is no photo: then `children` renders the placeholder. */
  photo?: Omit<Photo, 'id'> & { lang?: string }
  /** URL of the second photo, shown on hover. */
  secondPhoto?: string
  price: PriceTexts
  badges: readonly string[]
  /** All badges of the product, separated by "|", if the card shows fewer (GAP-90). */
  allBadges?: string
  variants?: ShownVariants
  /** Price of one piece and its default delivery; absent: it cannot be added from here. */
  offer?: { price: Money; deliveryTypeId: number }
  /** The analytics event of a click. */
  tracked: ShopEvent
  frame: CardFrame
}

interface CardProps extends CardFacts {
  /** The photo is fetched with high priority. @default false */
  isFirst?: boolean
  /** Placeholder of a missing photo. */
  children?: ReactNode
}

/**
 * A product card. It is an island only to save bytes: server-rendered elements are serialised again as Flight, several times as long as the
 * data. The whole card follows the title's link; the vendor's link and the buttons are above it. Data shown only on the product page is kept
 * for that page's preview (photo-flight/product-ahead.ts).
 */
export function Card({ title, href, lang, vendor, photo, secondPhoto, isFirst = false, children, ...facts }: CardProps) {
  const { price, badges, allBadges, variants, frame } = facts
  const { card, ...classes } = frame.classes
  const [hasMouse, setHasMouse] = useState(false)
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHasMouse(true)
  return (
    <article className={card['root']} data-badges={allBadges} onPointerEnter={secondPhoto === undefined ? undefined : onPointerEnter}>
      {photo ? <CardPhoto photo={photo} second={secondPhoto} isHovered={hasMouse} isFirst={isFirst} classes={card} /> : children}
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
      <CardActions title={title} {...facts} />
    </article>
  )
}

/** Actions of a card: like the product, add one piece (CARD-11). */
function CardActions({ productId, title, offer, tracked, frame: { labels, classes } }: Omit<CardFacts, 'href' | 'vendor'>) {
  const names = { name: title }
  return (
    <div className={classes.card['actions']}>
      <LikeButton productId={productId} label={fillSlots(labels.like, names)} failed={labels.likeFailed} tracked={tracked} />
      {offer && (
        <AddOneButton
          addition={{ productId, quantity: 1, ...offer }}
          tracked={tracked}
          labels={{ add: fillSlots(labels.add, names), added: fillSlots(labels.added, names), failed: labels.failed }}
        />
      )}
    </div>
  )
}
