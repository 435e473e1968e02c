// One product of the catalog: its rows are a function of seed, index and the pictures of the products before it.
import type { StoredVariantValue } from '#db/catalog-tables.ts'
import { LANGUAGES } from '#app/domain/language.ts'
import { readReference, readTexts } from '../read-reference.ts'
import { chooseVendor } from '../vendors/vendor-trades.ts'
import { createdAtOf } from './created-at.ts'
import { affordable, deliveryOf, shippingDaysOf } from './delivery.ts'
import { descriptionOf } from './description.ts'
import { type Design, designAt } from './design.ts'
import { dimensionsWithin, sizeText } from './dimensions.ts'
import { designerId, manufacturerId } from './makers/find-makers.ts'
import { priceHistoryOf } from './price-history.ts'
import { believable, regularPrice } from './prices.ts'
import { productIdAt } from './product-id.ts'
import type { PictureAllocator } from './picture-allocator.ts'
import { flawKeys } from './product-flaws.ts'
import { photoKeys } from './product-photos.ts'
import { shownOf } from './made-of.ts'
import type { ProductRows } from './product-rows.ts'
import { tagsOf } from './product-tags.ts'
import { promotionOf } from './promotions.ts'
import { type Rng, rngFor } from '../random.ts'
import { mostInStock, soldOf, stockOf } from './stock.ts'
import { titleOf } from './title.ts'
import { type GroupPlace, groupPlace, sizeStep, VARIANT_LABELS } from './variant-groups.ts'

const ASKING_SHARE = 0.085
const NO_PHOTO_SHARE = 0.03
const UNPUBLISHED_SHARE = 0.01
const BESTSELLER_SHARE = 0.042
const MOST_POPULAR = 10_000
/** Most pictures of a product; it shows all that its look has, and its flaws. */
const MOST_VIEWS = 7

const COLOUR_TEXTS = readTexts('colors')
const MATERIAL_TEXTS = readTexts('materials')
const COLOUR_HEX = new Map(readReference('colors').map((row) => [Number(row['id']), String(row['color'])]))

/**
 * All rows of the product at an index, from 0.
 * @param size products in the catalog: affects only instants, which spread over the same years whatever the size
 * @param allocator tracks the neighbours' pictures; variants of a group must be requested in order
 */
export function productAt(seed: number, index: number, size: number, allocator: PictureAllocator): ProductRows {
  const place = groupPlace(seed, index)
  const isLoved = rngFor(seed, 'bestseller', index).chance(BESTSELLER_SHARE)
  const choice = allocator.choiceFor(place, isLoved)
  const design = designAt(seed, index, place, choice)
  const own = rngFor(seed, 'own', index)
  // Properties shared by all variants of a group use the rng of the first one.
  const alike = rngFor(seed, 'alike', place?.leader ?? index)

  const vendorId = chooseVendor(design.noun.categoryId, design.classification, alike)
  const rates = deliveryOf(design.noun.parcel, alike)
  const shippingDays = shippingDaysOf(design.noun.parcel, alike)
  const dimensions = dimensionsWithin(place?.type === 'TEXT' ? sizeStep(design.noun.size, place) : design.noun.size, alike)
  const sizeLabel = place?.type === 'TEXT' ? sizeText(dimensions) : null
  const regular = regularPrice(design, dimensions, alike)
  const name = titleOf(design, sizeLabel, alike)

  const isLeader = place?.position === 0
  const thing = { ...design, categoryId: design.noun.categoryId }
  const pieces = stockOf(thing, own)
  // What is sold in numbers is there in numbers; a group is shown by its leader.
  const stock = pieces > 0 || isLeader ? Math.max(pieces, choice.isBestseller ? 2 : 1) : 0
  const createdAt = createdAtOf(index, size, own.next())
  const promotion = promotionOf({ regular, createdAt, isKnownModel: design.maker.band !== null }, own)
  const id = productIdAt(index)
  const isAsking = own.chance(ASKING_SHARE)
  const askingFactor = 0.84 + 0.1 * own.next()
  const isUnpublished = own.chance(UNPUBLISHED_SHARE) && !isLeader
  const isBestseller = choice.isBestseller && stock > 0
  const views = own.chance(NO_PHOTO_SHARE) && place === null ? 0 : MOST_VIEWS
  const flaws = flawKeys(shownOf(design.look), design.condition)
  const { price, startsAt, endsAt, campaign } = promotion ?? { price: null, startsAt: null, endsAt: null, campaign: null }
  const delivery = affordable(rates, price ?? regular)

  return {
    product: {
      id,
      name,
      description: descriptionOf({ design, dimensions, delivery, shippingDays, stock }, own),
      statusId: isUnpublished ? (own.chance(0.5) ? 'DRAFT' : 'UNPUBLISHED') : 'PUBLISHED',
      classificationId: design.classification,
      vendorId,
      manufacturerId: design.maker.manufacturer === null ? null : manufacturerId(design.maker.manufacturer),
      designerId: design.maker.designer === null ? null : designerId(design.maker.designer),
      eraId: design.era,
      conditionId: design.condition,
      categories: [design.noun.categoryId],
      materials: [...design.makeUp.materials],
      colors: [design.colour],
      styles: design.style === null ? [] : [design.style],
      tags: tagsOf({ design, regular, createdAt, campaign }, own),
      ...dimensions,
      stock,
      shippingDays,
      isBestseller,
      popularity: popularity(isBestseller, own),
      sold: soldOf({ most: mostInStock(thing), stock, isBestseller }, own),
      regularPrice: regular,
      promoPrice: price,
      promoStartsAt: startsAt,
      promoEndsAt: endsAt,
      askingPrice: isAsking ? believable(((price ?? regular) / 100) * askingFactor, 0.5) : null,
      standardDeliveryPrice: delivery.standard,
      homeDeliveryPrice: delivery.home,
      variantGroupId: place?.groupId ?? null,
      variantValue: place ? variantValue(place, design, sizeLabel) : null,
      visibleOnGrid: place === null || isLeader ? 2 : 1,
      photos: views === 0 ? [] : [...photoKeys(allocator.leadOf(design.look, isBestseller), views - flaws.length), ...flaws],
      createdAt,
    },
    prices: priceHistoryOf(regular, createdAt, promotion, own).map(({ at, price }) => ({ productId: id, at, price })),
    group: place && isLeader ? { id: place.groupId, type: place.type, translations: [...VARIANT_LABELS[place.type]] } : null,
  }
}

function variantValue({ type }: GroupPlace, { colour, makeUp }: Design, size: string | null): StoredVariantValue {
  switch (type) {
    case 'COLOUR':
      return { values: COLOUR_TEXTS.get(colour) ?? [], color: COLOUR_HEX.get(colour) ?? null }
    case 'IMAGE':
      return { values: MATERIAL_TEXTS.get(makeUp.materials[0] ?? 0) ?? [], color: null }
    case 'TEXT':
      return { values: LANGUAGES.map((langId) => ({ langId, text: size ?? '' })), color: null }
  }
}

// Few products have many views, most have few.
function popularity(isBestseller: boolean, rng: Rng): number {
  const share = rng.next() ** 3
  return Math.floor(MOST_POPULAR * (isBestseller ? 0.6 + 0.4 * share : 0.7 * share))
}
