import { searchProducts, searchSuggest, type WireSearchResponse } from '#app/shop-api/contract/search.ts'
import { jsonResponse } from '../http/json-response.ts'
import { jsonBody } from '../http/json-body.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import type { ResponseContext } from '../response-context.ts'
import type { SerializedResult, FoundProducts, SuggestedText } from '../shop-search.ts'
import type { ListedProduct } from '../store/product-rows.ts'
import { wirePhoto } from '../wire/photo.ts'
import { wirePrices } from '../wire/price.ts'
import { searchItemTexts } from '../wire/search-item-texts.ts'

/** EXT-03: at most ten suggestions. */
const SUGGESTIONS = 10

export function routeSearch(inputs: RouteInputs): void {
  const { app, search, store } = inputs
  const itemTexts = searchItemTexts(store)

  app.openapi({ ...searchProducts, middleware: jsonBody }, async (c) => {
    const context = contextFor(inputs, c.req.valid('header'), c.var)
    const { page, per_page } = c.req.valid('query')
    const found = await search.search({
      body: c.req.valid('json'),
      page,
      perPage: per_page,
      now: context.now,
      language: context.language,
      world: context.world,
    })
    const { ids, total, understood } = found
    const pagination = JSON.stringify({ total, page, per_page })
    return jsonResponse<WireSearchResponse>(
      c,
      searchJson(itemTexts(ids, context), { pagination, facets: facetsOf(found), understood: understood && JSON.stringify(understood) }),
    )
  })

  app.openapi(searchSuggest, async (c) => {
    const context = contextFor(inputs, c.req.valid('header'), c.var)
    const { language, now } = context
    const found = await search.suggest({ query: c.req.valid('query').q, language, now, world: context.world, limit: SUGGESTIONS })
    const ids = found.items.flatMap(({ kind, id }) => (kind === 'product' ? [id] : []))
    const products = new Map(store.products.list(context.world, ids).map((product) => [product.id, product]))
    const { items, popular, ...facts } = found
    const withFacts = (item: SuggestedText) => ({ ...item, ...productFacts(item, products, context) })
    return c.json({ data: { items: items.map(withFacts), ...facts, ...(popular && { popular: popular.map(withFacts) }) } }, 200)
  })
}

/** Photo and price of a suggested product; others have neither. */
function productFacts({ kind, id, text }: SuggestedText, products: ReadonlyMap<number, ListedProduct>, context: ResponseContext) {
  const product = kind === 'product' ? products.get(id) : undefined
  if (!product) return { photo: null }
  const [key] = product.photos
  const { regular, promo } = wirePrices(product, [], context)
  return {
    photo: key === undefined ? null : wirePhoto(key, text, context),
    price: promo ?? regular,
    currencyId: context.currencyId,
  }
}

const BEGIN = Buffer.from('{"data":{"items":[')
const COMMA = Buffer.from(',')

/** The facets of a response as JSON, or undefined when not requested. */
function facetsOf(found: FoundProducts | SerializedResult): string | undefined {
  if ('facetsJson' in found) return found.facetsJson
  return 'facets' in found ? JSON.stringify(found.facets) : undefined
}

/** Joins the JSON of the response's parts. */
function searchJson(items: readonly Buffer[], { pagination, ...optional }: { pagination: string } & Record<string, string | undefined>) {
  const parts = items.flatMap((item, at) => (at === 0 ? item : [COMMA, item]))
  const more = Object.entries(optional).map(([name, json]) => (json === undefined ? '' : `,"${name}":${json}`))
  const rest = `],"pagination":${pagination}${more.join('')}}}`
  return Buffer.concat([BEGIN, ...parts, Buffer.from(rest)])
}
