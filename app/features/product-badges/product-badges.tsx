import { type ProductBadge } from '../../domain/product/product-badges.ts'
import type { Translate } from '../../i18n/translator.ts'
import badgeStyles from '../../ui/badge/badge.module.css'
import { BadgeList } from './badge-list.tsx'
import styles from './product-badges.module.css'

const TEXTS = {
  'sold-out': 'product:badgeSoldOut',
  'last-item': 'product:badgeLastItem',
  unique: 'product:badgeUnique',
  vintage: 'product:badgeVintage',
  antique: 'product:badgeAntique',
  bestseller: 'product:badgeBestseller',
  'free-delivery': 'product:badgeFreeDelivery',
  'two-days-shipping': 'product:badgeTwoDays',
} as const

interface ProductBadgesProps {
  /** Most important first; see domain/product/product-badges.ts. */
  badges: readonly ProductBadge[]
  t: Translate
}

/** Badges of a product, in small capitals. */
export function ProductBadges({ badges, t }: ProductBadgesProps) {
  return <BadgeList texts={badges.map((badge) => badgeText(badge, t))} classes={{ list: styles['root'], badge: badgeStyles['root'] }} />
}

/** Text of a badge; a promo label brings its own. */
export function badgeText(badge: ProductBadge, t: Translate): string {
  if (badge.kind === 'promo') return t('product:reduction', { percent: badge.percent })
  if (badge.kind === 'promo-label') return badge.text
  return t(TEXTS[badge.kind])
}
