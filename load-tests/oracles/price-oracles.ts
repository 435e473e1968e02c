import type { CatalogProduct, Market } from '../plan.ts'
import type { Fault } from './fault.ts'

/** An amount of money as pages write it, in minor units; null: it is none. The last mark before two digits is the decimal mark. */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s  ]/g, '')
  const [, whole, minor = '00'] = /^([\d.,]*?\d)(?:[.,](\d\d))?$/.exec(plain) ?? []
  if (whole === undefined) return null
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(minor)
}

/** Amounts in a currency that a part of a page shows, in minor units. */
export function shownAmounts(html: string, currency: string): number[] {
  const symbol = SYMBOLS[currency] ?? currency
  return [...html.matchAll(/>([\d\s  .,]+)([^\d\s<]{1,3})</g)].flatMap(([, amount = '', sign]) => {
    const minor = sign === symbol ? readAmount(amount) : null
    return minor === null ? [] : [minor]
  })
}

const SYMBOLS: Readonly<Record<string, string>> = { PLN: 'zł', EUR: '€' }

/** The offer of the structured data of a product page: its price in minor units with the currency; null: there is none. */
export function structuredOffer(html: string): { minor: number; currency: string; isSold: boolean } | null {
  const at = html.indexOf('"@type":"Offer"')
  const offer = at < 0 ? '' : html.slice(at, at + OFFER_LENGTH)
  const [, price, currency] = /"price":"?([\d.]+)"?,"priceCurrency":"(\w+)"/.exec(offer) ?? []
  if (price === undefined || currency === undefined) return null
  return { minor: minorOf(Number(price)), currency, isSold: offer.includes('"availability":"https://schema.org/SoldOut"') }
}

/** Characters in which an offer's price and availability stand, with the address and a reduction between. */
const OFFER_LENGTH = 900

/** In minor units, so that amounts can be compared. */
export function minorOf(amount: number): number {
  return Math.round(amount * 100)
}

/** Where prices are shown. */
interface PriceContext {
  market: Market
  currency: string
  /** Whether the run sells, so that a product may be sold: its state stands where its price stood. */
  sells: boolean
}

/** What is wrong with the price of a product page; null: nothing. */
export function pagePriceFault(html: string, { id, prices }: CatalogProduct, { market, currency, sells }: PriceContext): Fault | null {
  const shown = structuredOffer(html)
  const isRight = shown?.minor === prices[market] && shown.currency === currency
  const isShown = isRight && ((sells && shown.isSold) || shownAmounts(html, currency).includes(prices[market]))
  return isShown
    ? null
    : {
        oracle: 'price-page',
        seen: `product ${id}: ${shown ? `${shown.minor} ${shown.currency}` : 'none'}, not ${prices[market]} ${currency}`,
      }
}

/** A card of a listing. */
export interface ListedCard {
  id: number
  html: string
}

/** The first card whose price is not that of its product; null: none. @param productOf null: not known, so not checked */
export function listedPriceFault(
  cards: readonly ListedCard[],
  productOf: (id: number) => CatalogProduct | null,
  { market, currency, sells }: PriceContext,
): Fault | null {
  for (const { id, html } of cards) {
    const product = productOf(id)
    if (!product || (sells && html.includes('data-sold=""'))) continue
    const amounts = shownAmounts(html, currency)
    if (!amounts.includes(product.prices[market]))
      return {
        oracle: 'price-listing',
        seen: `product ${id}: ${amounts.join(', ') || 'no amount'}, not ${product.prices[market]} ${currency}`,
      }
  }
  return null
}
