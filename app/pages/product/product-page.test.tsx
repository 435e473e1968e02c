import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { DAY_MS } from '../../domain/time/instant.ts'
import { slugify } from '../../domain/slug.ts'
import { PROMISES } from '#seeds/content/promises.ts'
import { Gallery } from '../../features/gallery/gallery.tsx'
import type { PageInput } from '../../page.ts'
import { outcomeOf } from '../../page-outcome.ts'
import { productHref } from '../../addresses/page-links.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { worldInput, worldProduct } from '../../testing/world-input.ts'
import { AboutProduct } from './about-product.tsx'
import { BuyBox } from './buy-box.tsx'
import { FloatingBar } from './floating-bar.tsx'
import { ProductDimensions } from './product-dimensions.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductPage } from './product-page.tsx'
import { Purchasable } from './purchasable.tsx'
import { PurchaseProvider } from './purchase.client.tsx'
import { RelatedProducts } from './related-products.tsx'
import { SimilarProducts } from './similar-products.tsx'

type Input = PageInput<RouteParams['product']>
let polish: Input
let spanish: Input
beforeAll(async () => {
  polish = await inputIn('pl')
  spanish = await inputIn('es')
})

const inputIn = async (language: Language): Promise<Input> =>
  worldInput({ language, params: { slug: '', id: PRODUCT.plain as ProductId, variant: null } })

/** What a product page's address leads to; null: the page. */
const outcomeOfPage = async (params: RouteParams['product']) => ProductPage({ ...polish, params }).then(() => null, outcomeOf)

const productOf = async ({ shop }: Input, id: number) => worldProduct(shop, id)

/** Text and markup of the buy box of a product. */
async function buyBox(id: number, input = polish): Promise<string> {
  return purchasable(id, (product) => <BuyBox input={input} product={product} />, input)
}

/** A client part inside the page's purchase context. */
async function purchasable(id: number, part: (product: Product) => ReactNode, input = polish): Promise<string> {
  const product = await productOf(input, id)
  return renderToStaticMarkup(
    <Purchasable input={input} product={product}>
      {part(product)}
    </Purchasable>,
  )
}

/** Attributes of the first element of a kind whose tag contains all of these texts. */
const tagWith = (html: string, name: string, ...parts: string[]) =>
  [...html.matchAll(new RegExp(`<${name}[^>]*>`, 'g'))].map(([tag]) => tag).find((tag) => parts.every((part) => tag.includes(part)))

describe('the buy box', () => {
  test.each([
    ['PRD-25: with a promo price the lowest price of 30 days', PRODUCT.promoOpen, PRODUCT.plain, 'Najniższa cena z 30 dni przed obniżką'],
    ['PRD-21: that a price is negotiable', PRODUCT.negotiable, PRODUCT.plain, 'Cena do negocjacji'],
    ['DLV-10: that a delivery above the threshold costs nothing', PRODUCT.priceAboveThreshold, PRODUCT.priceAtThreshold, 'Bezpłatnie'],
    ['GAP-77: until it is free, when a delivery is', PRODUCT.priceAtThreshold, PRODUCT.priceAboveThreshold, PROMISES.pl.freeDelivery],
  ])('it says %s, and of no other thing', async (_what, id, other, text) => {
    expect(await buyBox(id)).toContain(text)
    expect(await buyBox(other)).not.toContain(text)
  })

  test('GAP-77: free delivery is promised in the currency of the market', async () =>
    expect(await buyBox(PRODUCT.priceAtThreshold, spanish)).toContain(PROMISES.es.freeDelivery))

  test('PRD-22, PRD-23, PRD-24, GAP-19: ten installments and quotes in Poland alone, with their dialog and its button to close', async () => {
    const html = await buyBox(PRODUCT.plain)
    expect(html).toMatch(/10 x [\d ,]+ zł/)
    expect(html).toMatch(/popoverTarget="installments"/i)
    expect(html).toMatch(/<dialog id="installments"/)
    expect(html).toMatch(/popoverTargetAction="hide"/i)
    expect(await buyBox(PRODUCT.plain, spanish)).not.toMatch(/10 x|shipping-zip-code/)
  })

  test('GAP-10, DLV-04, DLV-05: without any delivery there is no date, no promise and nothing to add, but a way to ask', async () => {
    expect(await buyBox(PRODUCT.priceAtThreshold)).toContain('u Ciebie do')
    const html = await buyBox(PRODUCT.withoutDelivery)
    expect(html).not.toContain('u Ciebie do')
    expect(html).not.toContain(PROMISES.pl.freeDelivery)
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Dodaj do koszyka/)
    expect(html).toContain(`/cp/pl/kontakt-z-nami?product=${PRODUCT.withoutDelivery}`)
  })

  test('DLV-03, DLV-05: what is not configured cannot be chosen; HOME alone is chosen at first', async () => {
    const html = await buyBox(PRODUCT.homeOnly)
    expect(tagWith(html, 'input', 'delivery-STANDARD')).toContain('disabled')
    expect(tagWith(html, 'input', 'delivery-HOME')).toContain('checked')
  })

  test('GAP-107: a sold-out product can be liked, and not added', async () => {
    const html = await buyBox(PRODUCT.soldOut)
    expect(tagWith(html, 'button', 'aria-label="Ulubione: ')).toContain('aria-pressed="false"')
    expect(html).not.toContain('Dodaj do koszyka')
  })

  test('PRD-13, GAP-86: variants link to their pages; one that cannot be had is no link', async () => {
    const html = await buyBox(PRODUCT.imageVariant)
    expect(html.match(/<a [^>]*aria-current="true"/g)).toHaveLength(1)
    expect(html).toMatch(/<span [^>]*aria-disabled="true"/)
  })

  test.each([
    ['another product', 999_999],
    ['one of another group', PRODUCT.plain],
  ])('GAP-56: a variant that is named leads to its own page, %s to that of the product', async (_what, variant) => {
    const { variantGroup, name } = await productOf(polish, PRODUCT.imageVariant)
    const of = (id: number) => outcomeOfPage({ slug: slugify(name), id: PRODUCT.imageVariant as ProductId, variant: id as ProductId })
    const href = `/${slugify(name)}-${PRODUCT.imageVariant}`
    expect(await of(variant)).toEqual({ kind: 'redirect', status: 301, href })
    for (const { product } of variantGroup?.options ?? [])
      expect(await of(product.id)).toEqual({ kind: 'redirect', status: 301, href: productHref(product, 'pl') })
  })

  test('PRD-55, EXT-30: what is sold has its state where the price stood, and promises nothing', async () => {
    const html = await buyBox(PRODUCT.soldOut)
    expect(html).toMatch(/<p [^>]*data-sold=""[^>]*>Sprzedane<\/p>/)
    const away = { ...(await productOf(polish, PRODUCT.soldOut)), vendorVacation: polish.now + DAY_MS }
    const ofAway = await purchasable(PRODUCT.soldOut, () => <BuyBox input={polish} product={away} />)
    expect(ofAway.replaceAll(/_R_\w+_/g, '')).toBe(html.replaceAll(/_R_\w+_/g, ''))
    for (const promise of [/\d zł/, /Dostawa/, /u Ciebie do/, /10 x/, /negocjacji/]) expect(html).not.toMatch(promise)
    expect(html).toMatch(/<a href="#similar-on-sale"[^>]*>Zobacz podobne/)
    expect(html).toContain('Zapytaj o podobną rzecz')
    expect(await buyBox(PRODUCT.plain)).not.toContain('data-sold=')
  })
})

test('EXT-31: a sold product offers an alert, a shop API without alerts the page without it, and what is on sale none', async () => {
  const form = 'Daj znać, gdy pojawi się podobna rzecz'
  expect(await buyBox(PRODUCT.soldOut)).toContain(form)
  expect(await buyBox(PRODUCT.plain)).not.toContain(form)
  const product = { ...(await productOf(polish, PRODUCT.soldOut)), hasSimilarAlerts: false }
  const without = await purchasable(PRODUCT.soldOut, () => <BuyBox input={polish} product={product} />)
  expect(without).not.toContain(form)
  expect(without).toContain('Zobacz podobne')
})

describe('the rest of the page', () => {
  test('PRD-11, GAP-142: facts without a value have no row', async () => {
    const html = renderToStaticMarkup(<AboutProduct input={polish} product={await productOf(polish, PRODUCT.bare)} />)
    expect(html).toContain('Stan')
    expect(html).not.toContain('Projekt')
  })

  test('EXT-39: the condition names each flaw beside its picture and leads to it in the gallery; without flaws it has no list', async () => {
    const product = await productOf(polish, PRODUCT.flawed)
    const html = renderToStaticMarkup(<AboutProduct input={polish} product={product} />)
    expect(html).toMatch(/<a href="#photo-2"[^>]*><img src="\/photos\/fotel-rysa-320.avif" alt=""[^>]*\/><span>rysa<\/span><\/a>/)
    const gallery = (input: Input, photos: Product['photos']) =>
      renderToStaticMarkup(<Gallery photos={photos} name={product.name} productId={product.id} language={input.language} t={input.t} />)
    expect(gallery(polish, product.photos)).toMatch(/alt="Fotel 366, z bliska: rysa".*<p [^>]*>rysa<\/p>/s)
    const { photos } = await productOf(spanish, PRODUCT.flawed)
    expect(gallery(spanish, photos)).toMatch(/alt="de cerca: arañazo".*<p [^>]*>arañazo<\/p>/s)
    const plain = await productOf(polish, PRODUCT.plain)
    expect(renderToStaticMarkup(<AboutProduct input={polish} product={plain} />)).not.toContain('#photo-')
    expect(gallery(polish, plain.photos)).not.toContain('<p ')
  })

  const dimensionsOf = async (id: number, changes: Partial<Product> = {}, input = polish) =>
    renderToStaticMarkup(<ProductDimensions input={input} product={{ ...(await productOf(input, id)), ...changes }} />)

  test('PRD-12, PRD-68: dimensions are listed, and without a shape of their own drawn as a cube in a square of 200 px', async () => {
    const { dimensions } = await productOf(polish, PRODUCT.plain)
    const html = await dimensionsOf(PRODUCT.plain, { categoriesWithHierarchy: [] })
    expect(html).toMatch(/<svg[^>]*width="200" height="200"/)
    for (const { value } of dimensions) expect(html).toContain(`${value} cm`)
  })

  test('EXT-32: the drawing to scale says in words what it shows, in 200 px of height', async () => {
    const html = await dimensionsOf(PRODUCT.plain)
    expect(html).toMatch(/<svg[^>]*height="200"[^>]*role="img"/)
    const label = 'Rysunek w skali: szerokość 62 cm, wysokość 74 cm, głębokość 70 cm, obok osoby o wzroście 170 cm'
    expect(html).toContain(`aria-label="${label}"`)
    const vase = [
      { id: 'width', label: 'Szerokość', value: 12 },
      { id: 'height', label: 'Wysokość', value: 30 },
    ] as const
    expect(await dimensionsOf(PRODUCT.plain, { dimensions: vase })).toContain('obok dłoni o długości 18 cm')
  })

  test('GAP-118: half a centimetre has the mark of the language, in the list, the drawing and the cube', async () => {
    const dimensions = [
      { id: 'width', label: 'Szerokość', value: 62.5 },
      { id: 'height', label: 'Wysokość', value: 74.5 },
    ] as const
    const drawn = await dimensionsOf(PRODUCT.plain, { dimensions })
    expect(drawn).toContain('<span>62,5 cm</span> ')
    expect(drawn).toContain('Szerokość 62,5 cm, Wysokość 74,5 cm')
    expect(drawn + (await dimensionsOf(PRODUCT.plain, { dimensions, categoriesWithHierarchy: [] }))).not.toMatch(/[> ]62\.5/)
  })

  test('EXT-32: inches stand beside centimetres in the international market, elsewhere behind a switch', async () => {
    expect(await dimensionsOf(PRODUCT.plain)).toMatch(/\(24,4 cala\).*<input type="checkbox" name="inches"/s)
    const english = await dimensionsOf(PRODUCT.plain, {}, await inputIn('en'))
    expect(english).toContain('(24.4 in)')
    expect(english).not.toContain('checkbox')
  })

  test('EXT-91: a page in another language says that the description is Polish, which is marked', async () => {
    const about = async (input: typeof polish, changes: Partial<Product> = {}) =>
      renderToStaticMarkup(<AboutProduct input={input} product={{ ...(await productOf(input, PRODUCT.plain)), ...changes }} />)
    expect(await about(spanish)).toMatch(/<p[^>]*>El vendedor describe este artículo en polaco[^<]*<\/p><div class="prose" lang="pl">/)
    expect(await about(polish)).not.toMatch(/po polsku|lang=/)
    expect(await about(spanish, { descriptionHtml: '<p> </p>' }), 'of none').not.toContain('polaco')
  })

  test('no dimensions, no section', async () => expect(await dimensionsOf(PRODUCT.bare)).toBe(''))

  test('PRD-15: the floating bar has the price and the step to take', async () => {
    const bar = async (id: number) => purchasable(id, (product) => <FloatingBar input={polish} product={product} />)
    expect(await bar(PRODUCT.plain)).toMatch(/\d zł<.*Dodaj do koszyka/s)
    expect(await bar(PRODUCT.soldOut)).toMatch(/Sprzedane<.*href="#similar-on-sale"/s)
    expect(await bar(PRODUCT.soldOut)).not.toMatch(/\d zł/)
  })

  test('SEO-06, SEO-08: the title ends with the name, and a Product with its Offer is in structured data', async () => {
    const html = renderToStaticMarkup(<ProductHead input={spanish} product={await productOf(spanish, PRODUCT.plain)} />)
    expect(html).toMatch(/<title lang="pl">Patyna: Fotel 366<\/title>/)
    expect(html).toContain('"@type":"Offer"')
    expect(html).toMatch(/<meta name="description" content="[^"]*Estado descrito, medidas y entrega a domicilio/)
    expect(html).toContain('"priceCurrency":"EUR"')
    expect(html).toContain('href="https://shop.test/es/fotel-366-1"')
  })

  test('GAP-124: what is not published is kept out of the index; EXT-91: without facts, or a text in Polish, its description has the words of the shop', async () => {
    const product = await productOf(spanish, PRODUCT.plain)
    const headOf = (changes: Partial<Product>, input = spanish) =>
      renderToStaticMarkup(<ProductHead input={input} product={{ ...product, ...changes }} />)
    expect(headOf({})).not.toContain('noindex')
    expect(headOf({ statusId: 'DRAFT' })).toContain('noindex')
    const bare = { categoriesWithHierarchy: [], era: null, styles: [], materials: [] }
    const wordsIn = ({ t }: Input) => `content="${t('product:seoDescription', { facts: t('common:defaultTitle') })}"`
    expect(headOf(bare)).toContain(wordsIn(spanish))
    expect(headOf({ ...bare, descriptionHtml: '<p> </p>' }, polish)).toContain(wordsIn(polish))
  })
})

test('GAP-98, DLV-10: the island gets the price of now, the first photo and delivery that costs nothing', async () => {
  const product = { ...(await productOf(polish, PRODUCT.promoOpen)), deliveryZones: null, hasFreeDelivery: true }
  const element = Purchasable({ input: polish, product, children: null })
  const [facts] = elementsOf(element, PurchaseProvider)
  expect(facts?.product).toMatchObject({ price: product.prices.promoPrice, imageUrl: product.photos[0]?.url })
  expect(facts?.product.delivery.zones[0]?.ways[0]).toMatchObject({ amount: 0, price: 'Bezpłatnie' })
})

test('EXT-30: similar things stand once on a page, above the description of what is sold and in the tabs of what is not', async () => {
  const tabOf = async (id: number) => {
    const product = await productOf(polish, id)
    const page = await ProductPage({ ...polish, params: { slug: slugify(product.name), id: product.id, variant: null } })
    return [elementsOf(page, SimilarProducts).length, elementsOf(page, RelatedProducts).map(({ similar }) => similar !== null)]
  }
  expect(await tabOf(PRODUCT.soldOut)).toEqual([1, [false]])
  expect(await tabOf(PRODUCT.plain)).toEqual([0, [true]])
})
