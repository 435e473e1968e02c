import { NO_FILTERS } from '#app/domain/filters.ts'
import { categoryOnSale } from '../categories.ts'
import { expect, test } from '../fixtures.ts'
import { numberIn, partsOfListing } from '../listing-parts.ts'
import { structuredData } from '../structured-data.ts'

test('J-03, SRCH-02, SRCH-15: a word and Enter lead to what the catalogue has of it', async ({ page, visit, shop }) => {
  await visit('home', {})
  const field = page.getByRole('searchbox', { name: 'Szukaj w katalogu' })
  await field.fill('fotel')
  await field.press('Enter')
  await expect(page).toHaveURL('/produkty?textSearch=fotel')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('fotel')
  const { total } = await shop.search({ textSearch: 'fotel', visibleOnGrid: 2 })
  expect(total).toBeGreaterThan(0)
  await expect.poll(() => numberIn(partsOfListing(page).total)).toBe(total)
  await expect(field).toHaveValue('fotel')
})

test('J-03, SRCH-03: an empty field and Enter lead to the whole catalogue', async ({ page, visit, shop }) => {
  await visit('catalog', { filters: { ...NO_FILTERS, textSearch: 'fotel' } })
  const field = page.getByRole('searchbox', { name: 'Szukaj w katalogu' })
  await field.fill('')
  await field.press('Enter')
  await expect(page).toHaveURL('/produkty')
  await expect.poll(() => numberIn(partsOfListing(page).total)).toBe((await shop.search({})).total)
})

test('EXT-04: letters without their marks find the same things', async ({ page, visit, shop }) => {
  await visit('catalog', { filters: { ...NO_FILTERS, textSearch: 'lozko' } })
  const { total } = await shop.search({ textSearch: 'łóżko', visibleOnGrid: 2 })
  expect(total).toBeGreaterThan(0)
  await expect.poll(() => numberIn(partsOfListing(page).total)).toBe(total)
})

test('J-03, SEO-01, SEO-03, SEO-04: a category of the second level shows the way to it, to people and to search engines', async ({
  page,
  visit,
  shop,
  baseURL,
}) => {
  const { child, parent } = await categoryOnSale(shop, 'pl')
  await visit('catalog', { filters: { ...NO_FILTERS, categories: [child.id] } })
  const trail = page.getByRole('navigation', { name: 'Ścieżka' }).getByRole('link')
  const path = [
    { name: 'Strona główna', href: '/' },
    { name: 'Produkty', href: '/produkty' },
    { name: parent.name, href: `/produkty?categories=${parent.id}` },
    { name: child.name, href: `/produkty?categories=${child.id}` },
  ]
  await expect(trail).toHaveText(path.map(({ name }) => name))
  for (const [index, { href }] of path.entries()) await expect(trail.nth(index)).toHaveAttribute('href', href)
  await expect(trail.last()).toHaveAttribute('aria-current', 'page')

  const list = await structuredData(page, 'BreadcrumbList')
  expect(list['itemListElement']).toMatchObject(
    path.map(({ name, href }, index) => ({ position: index + 1, name, item: new URL(href, baseURL).href })),
  )
})
