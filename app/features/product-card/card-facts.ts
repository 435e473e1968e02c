import { DELIVERY_TYPE } from '../../domain/delivery/delivery.ts'
import { sourceLang } from '../../domain/language.ts'
import { effectivePrice } from '../../domain/pricing/price.ts'
import type { ListingItem } from '../../domain/product/listing-item.ts'
import { photoAlt } from '../../domain/product/photo.ts'
import { itemBadges } from '../../domain/product/product-badges.ts'
import { photoVariant } from '../../domain/product/photo.ts'
import { cardVariants } from '../../domain/product/variants.ts'
import type { PageInput } from '../../page.ts'
import { priceTexts } from '../price-tag/price-texts.ts'
import { badgeText } from '../product-badges/product-badges.tsx'
import type { CardFacts } from './card.tsx'
import { trackedFacts } from './card-event.ts'
import type { ShownVariants } from './card-variants.tsx'

/** The place of the price shows a reduction, or that it is sold, so this many badges fit in one line. */
const BADGES_ON_CARD = 2

/** What cards need of a page's input. */
export type CardInput = Pick<PageInput<unknown>, 'language' | 'market' | 't' | 'now'>

/** Data of a card as finished texts. Missing properties are absent, because Flight would serialise `undefined`. */
export function cardFacts(item: ListingItem, { language, market, t, now }: CardInput): CardFacts {
  const all = itemBadges(item, now)
  const shown = all.filter(({ kind }) => kind !== 'promo' && kind !== 'sold-out').slice(0, BADGES_ON_CARD)
  const lang = sourceLang(language)
  const offer = offerOf(item, now)
  return {
    productId: item.productId,
    href: item.href,
    title: item.title,
    ...(lang && { lang }),
    vendor: item.vendor,
    ...photosOf(item, language),
    price: priceTexts(item.price, { language, t, now, isSoldOut: item.isSoldOut }),
    badges: shown.map((badge) => badgeText(badge, t)),
    ...(shown.length < all.length && { allBadges: all.map((badge) => badgeText(badge, t)).join('|') }),
    ...(item.variants.length > 0 && { variants: variantsOf(item, t) }),
    ...(offer && { offer }),
    tracked: trackedFacts(item, offer),
    ...(item.price.currency !== market.currencyId && { currency: item.price.currency }),
  }
}

function photosOf(
  { photos: [main, second], title }: ListingItem,
  language: PageInput<unknown>['language'],
): Pick<CardFacts, 'photo' | 'secondPhoto'> {
  if (!main) return {}
  const { url, width, height, color } = main
  const { alt, lang } = photoAlt(main, title, language)
  const view = alt.startsWith(`${title}, `) ? { view: alt.slice(title.length + 2) } : { alt, ...(lang && { lang }) }
  return { photo: { url, ...view, width, height, color }, ...(second && { secondPhoto: second.url }) }
}

/** A click adds one piece, with the default delivery. */
function offerOf({ isSoldOut, deliveryTypeId, price }: ListingItem, now: number): CardFacts['offer'] | null {
  return isSoldOut || deliveryTypeId === DELIVERY_TYPE.none ? null : { minor: effectivePrice(price, now).minor, deliveryTypeId }
}

function variantsOf({ variants }: ListingItem, t: PageInput<unknown>['t']): ShownVariants {
  const { shown, hiddenCount } = cardVariants(variants)
  // Their pictures are 28 px wide: the smallest file is more than they need.
  const small = shown.map((variant) => ({ ...variant, imageUrl: variant.imageUrl && photoVariant(variant.imageUrl, 320) }))
  return { shown: small, ...(hiddenCount > 0 && { more: t('product-listing:moreVariants', { count: hiddenCount }) }) }
}
