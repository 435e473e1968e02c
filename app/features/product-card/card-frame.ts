import { cache } from 'react'
import { slots } from '../../domain/fill-slots.ts'
import { href } from '../../addresses/href.ts'
import type { Language } from '../../domain/language.ts'
import type { CurrencyId } from '../../domain/market.ts'
import type { Translate } from '../../i18n/translator.ts'
import badge from '../../ui/badge/badge.module.css'
import price from '../price-tag/price-tag.module.css'
import badges from '../product-badges/product-badges.module.css'
import variants from './card-variants.module.css'
import card from './product-card.module.css'

/**
 * Labels of a card's buttons (`{name}` is replaced by the product's name) and its class names, which come from the server because a
 * stylesheet of the island would load after the cards.
 */
export interface CardFrame {
  currency: CurrencyId
  /** Path of the market's home page, which has the panel of the answers (EXT-38). */
  home: string
  labels: { like: string; add: string; added: string; failed: string; likeFailed: string; variants: string; soldBy: string }
  classes: Record<'badge' | 'price' | 'badges' | 'variants' | 'card', CSSModuleClasses>
}

/** Data shared by all cards of a page: the same object each time, which Flight serialises once. */
export const cardFrame = cache((t: Translate, currency: CurrencyId, language: Language): CardFrame => ({
  currency,
  home: href('home', {}, language),
  labels: {
    like: t('product:like', slots('name')),
    add: t('product:addNameToCart', slots('name')),
    added: t('product:nameIsInCart', slots('name')),
    failed: t('product:addFailed'),
    likeFailed: t('product:likeFailed'),
    variants: t('product-listing:variants'),
    soldBy: t('product:soldBy'),
  },
  classes: { badge, price, badges, variants, card },
}))
