// Whether HTML keeps what its row promises of a page. It searches for strings and takes slices: a regular expression over a page of 150 kB takes k6
// milliseconds.
import { CURRENCIES, CURRENCY_IDS, type Market } from '../../app/domain/market.ts'
import { amountsIn } from './amounts.ts'
import { cardsOf } from './cards.ts'
import type { Answered, Aspect, Problem } from './aspects.ts'
import type { Known, PagePromise, Promised } from './promise.ts'

interface Read {
  page: PagePromise
  known: Known
  market: Market
  /** HTML without its scripts. */
  shown: string
}

/** What is wrong with a page, beyond its headers. */
export function wrongInPage(
  { page = {}, path, status = 200 }: Promised,
  { known, market }: { known: Known; market: Market },
  { headers, text }: Pick<Answered, 'headers' | 'text'>,
): Problem[] {
  const read: Read = { page, known, market, shown: withoutScripts(text) }
  const canonical = tagOf(text, '<link rel="canonical" href="')
  const isIndexed = !/noindex/.test(headers['x-robots-tag'] ?? '') && !tagOf(text, '<meta name="robots" content="')?.includes('noindex')
  const address = known.origin + path(known, market)
  // Where robots may not list a page, no other one stands for it.
  const isCanonical = canonical?.replace(/:\d+(?=\/)/, '') === address || (canonical === undefined && !isIndexed)
  // A sold product has no button.
  const isSold = page.isProduct === true && known.maySell !== false && text.includes('schema.org/SoldOut')
  const lacking = isSold ? undefined : Object.entries(page.has ?? {}).find(([part, least]) => countOf(read.shown, part) < least)
  const found: readonly [boolean, Aspect, string][] = [
    [!text.slice(-20).trimEnd().endsWith('</html>'), 'end', 'the document breaks off'],
    [!text.slice(0, 400).includes(`<html lang="${market.language}"`), 'language', `it is not in ${market.language}`],
    [status === 200 && !isCanonical, 'canonical', `canonical is ${canonical}, not ${address}`],
    [page.isIndexed !== undefined && isIndexed !== page.isIndexed, 'robots', isIndexed ? 'robots may list it' : 'robots may not list it'],
    [lacking !== undefined, 'parts', `it has fewer than ${lacking?.[1]} of ${lacking?.[0]}`],
  ]
  const plain = found.flatMap(([isWrong, aspect, problem]) => (isWrong ? [{ aspect, text: problem }] : []))
  return [...plain, ...wrongTitle(read), ...wrongAmounts(read), ...wrongCards(read), ...wrongData(read, text)]
}

/** HTML without its scripts. */
export function withoutScripts(html: string): string {
  const kept: string[] = []
  let from = 0
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', from)) {
    kept.push(html.slice(from, at))
    const end = html.indexOf('</script>', at)
    from = end < 0 ? html.length : end + '</script>'.length
  }
  return [...kept, html.slice(from)].join('')
}

/** What stands between a beginning and the next quote. */
function tagOf(html: string, beginning: string): string | undefined {
  const at = html.indexOf(beginning)
  if (at < 0) return undefined
  const from = at + beginning.length
  return plainText(html.slice(from, html.indexOf('"', from)))
}

function countOf(html: string, part: string): number {
  return html.split(part).length - 1
}

const ENTITIES = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '<!-- -->': '', '&amp;': '&' } as const

/** Text of HTML without elements. */
function plainText(html: string): string {
  return Object.entries(ENTITIES).reduce((text, [entity, sign]) => text.replaceAll(entity, sign), html)
}

function headingOf(shown: string): string {
  const at = shown.indexOf('<h1')
  return at < 0 ? '' : plainText(shown.slice(shown.indexOf('>', at) + 1, shown.indexOf('</h1>', at)).replaceAll(/<(?!!)[^>]*>/g, '')).trim()
}

function wrongTitle({ known, page, shown }: Read): Problem[] {
  const heading = headingOf(shown)
  if (heading === '') return [{ aspect: 'heading', text: 'it has no heading' }]
  if (page.named !== true || known.asked === undefined) return []
  const at = shown.indexOf('<title')
  const title = at < 0 ? '' : plainText(shown.slice(at, shown.indexOf('</title>', at)))
  const isNamed = heading.includes(known.asked) && title.includes(known.asked)
  return isNamed
    ? []
    : [{ aspect: 'heading', text: `heading is ${heading}, title ${title.slice(title.indexOf('>') + 1)}, not ${known.asked}` }]
}

function wrongAmounts({ market: { currencyId }, known, page, shown }: Read): Problem[] {
  const { symbol } = CURRENCIES[currencyId]
  const foreign = CURRENCY_IDS.map((id) => CURRENCIES[id].symbol).find((other) => other !== symbol && amountsIn(shown, other).length > 0)
  if (foreign !== undefined) return [{ aspect: 'amounts', text: `amounts are in ${foreign}, not ${symbol}` }]
  if (page.hasAmounts !== true) return []
  const amounts = amountsIn(shown, symbol)
  // A part of it that could not be read, as a cart.
  if (amounts.length === 0) return [{ aspect: 'parts', text: `no amount is in ${symbol}` }]
  const missing = known.amounts?.find((minor) => !amounts.includes(minor))
  return missing === undefined ? [] : [{ aspect: 'amounts', text: `no amount is ${missing}: ${amounts.slice(0, 5).join(', ')}` }]
}

/** Mark of a card whose product is sold. */
const SOLD = 'data-sold=""'

/** Of every page: the name, the photo and the price of each card, as the shop API gives them. */
function wrongCards({ market: { currencyId, prefix }, known, page, shown }: Read): Problem[] {
  // Lines of a cart may have a mark instead of a photo.
  const hasPhotos = page.isIndexed !== false || page.named === true
  for (const { id, path, html } of cardsOf(shown)) {
    const wrong = (what: string): Problem[] => [{ aspect: 'cards', text: `card of product ${id}: ${what}` }]
    if (/^\/(en|es)(?=\/)/.exec(path)?.[0] !== (prefix === '' ? undefined : prefix)) return wrong(`it leads to ${path}`)
    // A product whose photo is still to come has a drawing in its place.
    if (hasPhotos && !html.includes('<img') && !html.includes('role="img"')) return wrong('no photo')
    const product = known.productOf?.(id)
    if (product && !plainText(html).includes(product.name)) return wrong(`not named ${product.name}`)
    if (html.includes(SOLD)) {
      if (known.maySell === false) return wrong('it is sold, and nobody buys')
      continue
    }
    const amounts = amountsIn(html, CURRENCIES[currencyId].symbol)
    if (product ? !amounts.includes(product.minor) : !amounts.some((minor) => minor > 0))
      return wrong(`${amounts.join(', ') || 'no amount'}${product ? `, not ${product.minor}` : ''}`)
  }
  return []
}

interface Described {
  '@type'?: string
  name?: string
  offers?: { price?: number | string; priceCurrency?: string; availability?: string }
}

/** Structured data says what the page shows: of a product its name, its price and whether it is sold. */
function wrongData({ market: { currencyId }, known, page, shown }: Read, html: string): Problem[] {
  const wrong = (text: string): Problem[] => [{ aspect: 'structured', text }]
  const blocks = html.split('<script type="application/ld+json">').slice(1)
  let described: Described[]
  try {
    described = blocks.map((block) => JSON.parse(block.slice(0, block.indexOf('</script>'))))
  } catch (error) {
    return wrong(`structured data is broken: ${String(error)}`)
  }
  const product = described.find((each) => each['@type'] === 'Product')
  if (product === undefined) return page.isProduct ? wrong('it has no structured product') : []
  const { price, priceCurrency, availability = '' } = product.offers ?? {}
  const isSold = availability.endsWith('/SoldOut')
  const minor = Math.round(Number(price) * 100)
  if (product.name !== headingOf(shown)) return wrong(`structured data is of ${product.name}, the page of ${headingOf(shown)}`)
  if (priceCurrency !== currencyId) return wrong(`structured data has the currency ${priceCurrency}`)
  if (isSold) return known.maySell === false ? wrong('it is sold, and nobody buys') : []
  const isShown = amountsIn(shown, CURRENCIES[currencyId].symbol).includes(minor)
  return isShown ? [] : wrong(`structured data has the price ${price}, which the page does not show`)
}
