import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import { streamed } from '../../testing/streamed.ts'
import { worldInput, worldProduct } from '../../testing/world-input.ts'
import { AllSimilar } from './all-similar.tsx'
import { RelatedProducts } from './related-products.tsx'
import { SimilarProducts } from './similar-products.tsx'

const input = await worldInput({ params: {} })
const product = await worldProduct(input.shop, PRODUCT.plain)
const { items } = await input.shop.search({}, { perPage: 2 })
const some = Promise.resolve(items)
const none = Promise.resolve([])
const failed = Promise.resolve(null)
const NOTHING = 'Na razie nie ma podobnych rzeczy.'

test.each([
  ['both', some, some, ['Podobne', 'Więcej od sprzedawcy', 'Ostatnio oglądane']],
  ['similar ones that could not be read', failed, some, ['Więcej od sprzedawcy', 'Ostatnio oglądane']],
  ['nothing similar', none, some, ['Więcej od sprzedawcy', 'Ostatnio oglądane']],
  ['similar ones elsewhere on the page', null, some, ['Więcej od sprzedawcy', 'Ostatnio oglądane']],
  ['nothing at all', none, none, ['Ostatnio oglądane']],
])('GAP-88: with %s the tabs are those that have products', async (_what, similar, fromVendor, tabs) => {
  const html = await streamed(<RelatedProducts input={input} product={product} similar={similar} fromVendor={fromVendor} />)
  expect([...html.matchAll(/<a id="[a-z-]+-tab"[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual(tabs)
})

test('EXT-30: on the page of what is sold, nothing similar says so, and the way to the kind stays', async () => {
  const shown = async (similar: Promise<typeof items | null>) =>
    streamed(<SimilarProducts input={input} product={product} similar={similar} />)
  expect(await shown(some)).toContain('<article')
  expect(await shown(none)).toMatch(/<p [^>]*>[^<]+<\/p>.*Pokaż wszystkie/s)
  expect(await shown(none)).not.toContain('<article')
  expect(await shown(none)).toContain(NOTHING)
  expect(await shown(failed), 'what could not be searched for may be there').not.toContain(NOTHING)
  expect(await shown(failed)).toContain('Pokaż wszystkie')
})

test('GAP-124: the way to all of a kind is followed by crawlers, to those of a style it is not', () => {
  const link = (styles: typeof product.styles) =>
    /<a [^>]*>/.exec(renderToStaticMarkup(<AllSimilar input={input} product={{ ...product, styles }} />))?.[0]
  expect(link(product.styles)).toMatch(/styles=4" rel="nofollow"/)
  expect(link([])).not.toMatch(/styles|nofollow/)
})
