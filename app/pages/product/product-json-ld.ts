import { isAvailable } from '../../domain/product/availability.ts'
import { type DeliveryOption, deliveryPrice } from '../../domain/delivery/delivery.ts'
import { zoneOf } from '../../domain/delivery/delivery-zone.ts'
import { vacationDay } from '../../domain/delivery/delivery-end-date.ts'
import { toWire } from '../../domain/pricing/money.ts'
import { WITHDRAWAL_DAYS } from '../../domain/checkout/withdrawal.ts'
import { announcedReduction, effectivePrice, type Reduction } from '../../domain/pricing/price.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Thing } from '../../ui/structured-data/structured-data.tsx'
import type { PageInput } from '../../page.ts'
import { productHref } from '../../addresses/page-links.ts'

/** schema.org itemCondition by condition of the reference list; others are UsedCondition. */
const CONDITIONS: Readonly<Record<number, string>> = { 1: 'NewCondition', 2: 'NewCondition', 3: 'RefurbishedCondition' }

/** schema.org returnFees by who pays for a return (EXT-41). */
const RETURN_FEES = { BUYER: 'ReturnFeesCustomerResponsibility', SELLER: 'FreeReturn' } as const

interface ProductJsonLdOptions {
  input: PageInput<unknown>
  product: Product
  /** Plain text, without markup. */
  description: string
}

/** schema.org Product with offer, delivery and return policy (GAP-123). */
export function productJsonLd({ input, product, description }: ProductJsonLdOptions): Thing {
  const { language, origin, now } = input
  const price = effectivePrice(product.prices, now)
  const reduction = announcedReduction(product.prices, now)
  const { STANDARD, HOME } = product.deliveryConfigurations
  // The page of what is sold says nothing of reduction and delivery (EXT-30). Search engines want a price all the same.
  const isOffered = isAvailable(product)
  return {
    '@type': 'Product',
    name: product.name,
    description,
    sku: String(product.id),
    image: product.photos.map(({ url }) => origin + url),
    ...(product.manufacturer && { brand: { '@type': 'Brand', name: product.manufacturer.name } }),
    ...(product.materials.length > 0 && { material: product.materials.map(({ name }) => name) }),
    ...(product.colors.length > 0 && { color: product.colors.map(({ name }) => name).join(', ') }),
    offers: {
      '@type': 'Offer',
      url: origin + productHref(product, language),
      price: toWire(price.minor),
      priceCurrency: price.currencyId,
      ...(isOffered && reduction && { priceSpecification: priorPriceJsonLd(reduction) }),
      availability: `https://schema.org/${isOffered ? 'InStock' : 'SoldOut'}`,
      itemCondition: `https://schema.org/${(product.condition && CONDITIONS[product.condition.id]) ?? 'UsedCondition'}`,
      seller: { '@type': 'Organization', name: product.vendor.name },
      ...(isOffered && {
        shippingDetails: [STANDARD, HOME].flatMap((option) => (option ? [shippingJsonLd(option, input, product)] : [])),
      }),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: countryOf(input),
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: WITHDRAWAL_DAYS,
        returnMethod: 'https://schema.org/ReturnByMail',
        ...(product.returnPaidBy && { returnFees: `https://schema.org/${RETURN_FEES[product.returnPaidBy]}` }),
      },
    },
  }
}

/** The struck-through price of a reduced offer. */
function priorPriceJsonLd({ from }: Reduction): Thing {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: toWire(from.minor),
    priceCurrency: from.currencyId,
  }
}

function shippingJsonLd(
  option: DeliveryOption,
  input: PageInput<unknown>,
  { hasFreeDelivery, shippingDays, vendorVacation, deliveryZones }: Product,
): Thing {
  // From the end of the vacation, which structured data cannot say (GAP-83).
  const isAway = vacationDay(vendorVacation, input.now) !== null
  const price = deliveryPrice(option.price, hasFreeDelivery)
  const zone = deliveryZones && zoneOf(deliveryZones, countryOf(input))
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toWire(price.minor), currency: price.currencyId },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryOf(input) },
    ...(!isAway && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: shippingDays, unitCode: 'DAY' },
        ...(zone && { transitTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: zone.transitDays, unitCode: 'DAY' } }),
      },
    }),
  }
}

/** The default delivery country of a page's market (GAP-18). */
function countryOf({ market }: PageInput<unknown>): string {
  return market.shippingTo.toUpperCase()
}
