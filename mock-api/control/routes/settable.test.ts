import { beforeEach, describe, expect, test } from 'vitest'
import { banners } from '#app/shop-api/contract/banners.ts'
import { contentPage } from '#app/shop-api/contract/content.ts'
import { vendorDetails } from '#app/shop-api/contract/listings.ts'
import { likesDetails } from '#app/shop-api/contract/likes.ts'
import { productDetails } from '#app/shop-api/contract/product.ts'
import { searchProducts, searchSuggest } from '#app/shop-api/contract/search.ts'
import { sitemapProducts } from '#app/shop-api/contract/sitemap.ts'
import { similarAlert } from '#db/account-tables.ts'
import { priceHistory, product } from '#db/catalog-tables.ts'
import { returnTerms } from '../../orders/return-terms.ts'
import { createSearchIndex } from '../../search/search-index.ts'
import { FIRST_MADE_ID } from '../../store/catalog-edits.ts'
import { GUEST, ORDER, wanted } from '../../test-world/cart-calls.ts'
import { PRODUCT } from '../../test-world/products.ts'
import { createTestWorld, openTestShop, type TestWorld } from '../../test-world/test-world.ts'
import { VENDOR } from '../../test-world/vendors.ts'
import { changeProduct, createProduct, deleteProduct, PLAIN_CALLS } from '../contract/settable.ts'
import { checkInvariants } from '../contract/shop.ts'
import { listMails } from '../contract/visitors.ts'

const { create: createVendor, change: changeVendor, remove: deleteVendor } = PLAIN_CALLS.vendor
const { create: createBanner, change: changeBanner, remove: deleteBanner } = PLAIN_CALLS.banner
const { create: createPromoBar, change: changePromoBar, remove: deletePromoBar } = PLAIN_CALLS.promoBar
const { create: createCampaign, change: changeCampaign, remove: deleteCampaign } = PLAIN_CALLS.campaign

const OWN = { 'x-mock-world': 'own' }
const ALL = '/shop/search/products?per_page=100'
const OTHER = { 'x-mock-world': 'other' }

let world: TestWorld
beforeEach(() => {
  const db = openTestShop()
  world = createTestWorld({ db, search: createSearchIndex(db) })
})

const make = async (body: object, headers = OWN) => (await world.call(createProduct, { headers, body })).data
const change = async (id: number, body: object) => (await world.call(changeProduct, `/__mock/products/${id}`, { headers: OWN, body })).data
const details = async (id: number, headers = OWN) => (await world.call(productDetails, `/shop/product/details/${id}`, { headers })).data
const search = async (body: object, headers = OWN) =>
  (await world.call(searchProducts, ALL, { headers, body: { facets: true, ...body } })).data
const idsOf = async (body: object, headers = OWN) => (await search(body, headers)).items.map(({ id }) => id)
const suggested = async (query: string, headers = OWN) =>
  (await world.call(searchSuggest, `/shop/search/suggest?q=${query}`, { headers })).data.items.map(({ text }) => text)
const refused = async (path: string, body: object, method = 'POST') => {
  const response = await world.send(path, { headers: OWN, body, method })
  return [response.status, (await response.json()).error.fields]
}
const violations = async () => {
  const { items } = (await world.call(checkInvariants, { headers: OWN })).data
  return items.filter(({ ok }) => !ok)
}
/** What a guest pays for a product and gets. */
async function order(productId: number, productPrice: number, vendorId: number = VENDOR.plain) {
  const headers = { ...OWN, ...GUEST }
  const added = await world.send('/shop/cart/product/add', { headers, body: wanted(productId, { productPrice }) })
  expect(added.status).toBe(200)
  await world.send('/shop/cart/details2', { headers })
  const response = await world.send('/shop/checkout/order', { headers, body: { ...ORDER, deliveries: [{ vendorId, deliveryTypeId: 1 }] } })
  expect(response.status).toBe(200)
}

describe('a product', () => {
  test('EXT-88: is made with a long name and without photos, and search, facets, suggestions, cart, order and invariants follow', async () => {
    const name = `Wielbłądzik ${'bardzo '.repeat(120)}długi`
    const { id, priceNow } = await make({ name, photos: [], regularPrice: 1234.5, materials: [2], width: 81 })
    expect([id, priceNow]).toEqual([FIRST_MADE_ID, 1234.5])
    expect(await idsOf({ textSearch: 'wielbladzik' })).toEqual([id])
    const { facets, items } = await search({ textSearch: 'wielbladzik' })
    expect(facets).toMatchObject({ materials: [{ id: 1 }, { id: 2, count: 1 }] })
    expect(items[0]).toMatchObject({ name, mainPhoto: null, size: { width: 81 } })
    expect(await suggested('wielb')).toEqual([name])
    expect(await details(id)).toMatchObject({ name, photos: [], prices: { regular: 1234.5, lowestPriceLast30Days: null } })
    await order(id, 1234.5)
    expect((await details(id)).amountOfAvailableItems).toBe(0)
    expect(await idsOf({ textSearch: 'wielbladzik' })).toEqual([])
    expect(await violations()).toEqual([])
  })

  test('is nowhere but in its world, nor is a word of it', async () => {
    const before = [await search({ textSearch: 'fotl' }, OTHER), await suggested('fot', OTHER)]
    const { id } = await make({ name: 'Fotl', description: '<p>Wielbłądzik</p>' })
    expect(await idsOf({ textSearch: 'fotl' })).toContain(id)
    expect([await search({ textSearch: 'fotl' }, OTHER), await suggested('fot', OTHER)]).toEqual(before)
    const call = { headers: { ...OTHER, ...GUEST } }
    for (const [path, body] of [
      [`/shop/product/details/${id}`],
      ['/shop/cart/product/add', wanted(id, { productPrice: 100 })],
      [`/shop/client/product/like/${id}`, { like: true }],
      [`/__mock/products/${id}`, {}],
    ] as const) {
      const method = body && path.startsWith('/__mock') ? { method: 'PATCH' } : {}
      expect([path, await world.statusOf(path, { ...call, ...method, ...(body && { body }) })]).toEqual([path, 404])
    }
    const { items, lastId } = (await world.call(sitemapProducts, '/shop/sitemap/products?after=0&upTo=9999999', call)).data
    expect([items.every((item) => item.id < FIRST_MADE_ID), lastId]).toEqual([true, 45])
  })

  test('has forty variants, each found, shown and bought by itself', async () => {
    const options = Array.from({ length: 40 }, (_, at) => ({
      name: `Wielbłądzik ${at}`,
      regularPrice: 100 + at,
      variant: { values: [{ langId: 'pl', text: `${at} cm` }], color: null },
    }))
    const { id } = await make({ stock: 2, variants: { type: 'TEXT', translations: [{ langId: 'pl', text: 'Długość' }], options } })
    const group = (await details(id)).variantGroup
    expect([group?.productsCount, group?.options[39]?.values]).toEqual([40, [{ langId: 'pl', text: '39 cm' }]])
    expect(await idsOf({ textSearch: 'wielbladzik' })).toHaveLength(40)
    expect(await idsOf({ textSearch: 'wielbladzik', visibleOnGrid: 2 })).toEqual([id])
    expect((await search({ textSearch: 'wielbladzik' })).items[0]?.variants).toHaveLength(40)
    await order(id + 39, 139)
    expect((await details(id + 39)).amountOfAvailableItems).toBe(1)
    expect(await violations()).toEqual([])
  })

  test('of the catalog is edited in any field and deleted, in its world alone', async () => {
    const { id: vendorId } = (await world.call(createVendor, { headers: OWN, body: { name: 'Wielbłądziarnia' } })).data
    await change(PRODUCT.plain, { name: 'Wielbłądzik', categories: [3002], vendorId, depth: 7, shippingDays: 9, isBestseller: false })
    expect(await details(PRODUCT.plain)).toMatchObject({
      name: 'Wielbłądzik',
      vendorName: 'Wielbłądziarnia',
      shippingDays: 9,
      categories: [3002],
    })
    expect(await idsOf({ textSearch: 'wielbladzik', categories: [3002] })).toEqual([PRODUCT.plain])
    expect(await idsOf({ vendor: vendorId })).toEqual([PRODUCT.plain])
    await order(PRODUCT.plain, 1000, vendorId)
    expect(await details(PRODUCT.plain, OTHER)).toMatchObject({ name: 'Fotel 366', vendorId: VENDOR.plain, amountOfAvailableItems: 1 })
    await world.call(deleteProduct, `/__mock/products/${PRODUCT.negotiable}`, { headers: OWN })
    expect(await idsOf({})).not.toContain(PRODUCT.negotiable)
    expect(await idsOf({}, OTHER)).toContain(PRODUCT.negotiable)
    expect(await world.statusOf(`/shop/product/details/${PRODUCT.negotiable}`, { headers: OWN })).toBe(404)
    expect(await violations()).toEqual([])
  })

  test('that is edited again is found by what it is now, and by nothing that it was in between', async () => {
    for (const [name, before] of [
      ['Wielbłądzik', 'Gepardzik'],
      ['Gepardzik', 'Wielbłądzik'],
    ] as const) {
      await change(PRODUCT.plain, { name })
      expect([await idsOf({ textSearch: name }), await idsOf({ textSearch: before })]).toEqual([[PRODUCT.plain], []])
    }
  })

  test('is indexed as if the seed had written it', async () => {
    const columns = { name: 'Wielbłądzik dębowy', description: '<p>Rudy.</p>', materials: [1], colors: [], width: 300, isBestseller: true }
    await change(PRODUCT.plain, columns)
    await world.call(deleteProduct, `/__mock/products/${PRODUCT.bare}`, { headers: OWN })
    const written = openTestShop()
    written.$client.exec(`DELETE FROM price_history WHERE product_id = ${PRODUCT.bare}; DELETE FROM product WHERE id = ${PRODUCT.bare}`)
    written.$client
      .prepare('UPDATE product SET name = ?, description = ?, materials = ?, colors = ?, width = ?, is_bestseller = 1 WHERE id = ?')
      .run(columns.name, columns.description, '[1]', '[]', 300, PRODUCT.plain)
    const seeded = createTestWorld({ db: written, search: createSearchIndex(written) })
    const bodies = [
      {},
      { textSearch: 'wielbladzik debowy' },
      { textSearch: 'fotel rudy' },
      { materials: [1] },
      { categories: [3001], visibleOnGrid: 2 },
    ]
    for (const body of bodies) {
      const expected = (await seeded.call(searchProducts, ALL, { body: { facets: true, ...body } })).data
      expect(await search(body)).toEqual(expected)
    }
  })

  test('goes with its world, and with copies and snapshots of it', async () => {
    const { id } = await make({ name: 'Wielbłądzik' })
    await world.send('/__mock/worlds', { body: { name: 'copy', copyOf: 'own' } })
    await world.send('/__mock/reset', { method: 'POST', headers: OWN })
    expect(await idsOf({ textSearch: 'wielbladzik' })).toEqual([])
    expect(await idsOf({ textSearch: 'wielbladzik' }, { 'x-mock-world': 'copy' })).toEqual([id])
    expect((await make({})).id).toBe(id + 1)
    await world.send('/__mock/worlds/copy', { method: 'DELETE' })
    await world.send('/__mock/reset', { method: 'POST', headers: OWN })
    // The rows that no world sees any more go with the next that is made, which does not get an id of theirs: searches know them.
    const { id: last } = await make({ name: 'Dwugarbny' })
    expect(last).toBe(id + 2)
    expect(await idsOf({ textSearch: 'dwugarbny' })).toEqual([last])
    expect(
      world.db
        .select()
        .from(priceHistory)
        .all()
        .filter(({ productId }) => productId >= FIRST_MADE_ID),
    ).toHaveLength(1)
    expect(world.db.select().from(product).all()).toHaveLength(46)
  })

  test('that is deleted is gone from carts, likes, lists and alerts, and does not stop the order of the rest', async () => {
    const { data: pro } = await (await world.send('/__mock/login', { headers: OWN, body: { as: 'pro' } })).json()
    const headers = { ...OWN, authorization: `Bearer ${pro.token}` }
    const { id } = await make({ categories: [3001] })
    const { id: kept } = await make({})
    for (const each of [id, kept]) {
      await world.send('/shop/cart/product/add', { headers, body: wanted(each, { productPrice: 100 }) })
      await world.send(`/shop/client/product/like/${each}`, { headers, body: { like: true } })
    }
    await world.send('/shop/similar-alerts', { headers, body: { productId: id, email: 'hanna@patyna.test' } })
    await world.call(deleteProduct, `/__mock/products/${id}`, { headers: OWN })
    expect((await world.call(likesDetails, '/shop/client/product/likes-details', { headers })).data.pagination.total).toBe(1)
    expect(world.db.select().from(similarAlert).all()).toEqual([])
    await world.send('/shop/cart/details2', { headers })
    expect(await world.statusOf('/shop/checkout/order', { headers, body: ORDER })).toBe(200)
    expect(await violations()).toEqual([])
  })

  test('that is made on sale is mailed to who awaits one like it', async () => {
    await world.send('/shop/similar-alerts', { headers: OWN, body: { productId: PRODUCT.soldOut, email: 'hanna@patyna.test' } })
    const mails = async () => (await world.call(listMails, { headers: OWN })).data.items
    const token = (await mails())[0]?.link?.split('token=')[1]
    await world.send('/shop/similar-alerts/confirm', { headers: OWN, body: { token } })
    const { categories } = await details(PRODUCT.soldOut)
    const { id } = await make({ categories })
    expect((await mails())[0]).toMatchObject({ template: 'similar-arrived', link: expect.stringMatching(new RegExp(`-${id}$`)) })
  })

  test('with a promo begins at its own price, so the promo is lawful', async () => {
    const { id, priceNow } = await make({ regularPrice: 500, promo: { price: 400 } })
    expect([priceNow, (await details(id)).prices]).toEqual([400, expect.objectContaining({ promo: 400, lowestPriceLast30Days: 500 })])
    const variants = { type: 'TEXT', translations: [], options: [{ promo: null }, {}] }
    const { id: first } = await make({ regularPrice: 500, promo: { price: 400 }, variants })
    expect([(await details(first)).prices.promo, (await details(first + 1)).prices.promo]).toEqual([null, 400])
    expect(await violations()).toEqual([])
  })

  test('is refused at the field that is wrong', async () => {
    const wrong = 'incorrectValueErrorMessage'
    expect(await refused('/__mock/products', { categories: [99] })).toEqual([422, { categories: wrong }])
    expect(await refused('/__mock/products', { photos: ['none'] })).toEqual([422, { photos: wrong }])
    expect(await refused('/__mock/products', { vendorId: 77, name: '' })).toEqual([422, { name: wrong }])
    expect(await refused('/__mock/products', { vendorId: 77 })).toEqual([422, { vendorId: wrong }])
    expect(await refused('/__mock/products', { colour: 1 })).toEqual([422, { colour: wrong }])
    expect(await refused('/__mock/products/1', { width: -1 }, 'PATCH')).toEqual([422, { width: wrong }])
    const variants = { type: 'TEXT', translations: [], options: [{}, { eraId: 99 }] }
    expect(await refused('/__mock/products', { variants })).toEqual([422, { eraId: wrong }])
    for (const body of [{ regularPrice: 0 }, { regularPrice: 10.005 }, { stock: -1 }, { stock: 1.5 }, { status: 'SOLD' }, { id: 7 }]) {
      expect(await refused('/__mock/products/1', body, 'PATCH')).toEqual([422, { [Object.keys(body)[0] ?? '']: wrong }])
    }
    for (const path of ['/__mock/products/99', '/__mock/vendors/99']) {
      for (const method of ['PATCH', 'DELETE']) expect((await refused(path, {}, method))[0]).toBe(404)
    }
  })
})

test('EXT-88: a vendor is made, edited, suspended and deleted in one world', async () => {
  const { id } = (await world.call(createVendor, { headers: OWN, body: { name: 'Wielbłądziarnia', city: 'Gdynia' } })).data
  const vendor = async () => (await world.call(vendorDetails, `/shop/vendor/${id}`, { headers: OWN })).data
  expect(await vendor()).toMatchObject({ name: 'Wielbłądziarnia', city: 'Gdynia', isSuspended: false })
  expect(await world.statusOf(`/shop/vendor/${id}`, { headers: OTHER })).toBe(404)
  const { id: productId } = await make({ vendorId: id })
  expect(await suggested('wielb')).toEqual(['Wielbłądziarnia'])
  await world.call(changeVendor, `/__mock/vendors/${id}`, { headers: OWN, body: { name: 'Dwugarbny', isSuspended: true } })
  expect(await vendor()).toMatchObject({ name: 'Dwugarbny', isSuspended: true })
  expect(await details(productId)).toMatchObject({ vendorName: 'Dwugarbny', isVendorSuspended: true })
  expect(returnTerms(world.db, 'own', [id])).toMatchObject([
    { address: ['Dwugarbny', expect.anything(), expect.stringContaining('Gdynia')] },
  ])
  expect(await idsOf({ vendor: id })).toEqual([])
  expect(await world.statusOf(`/__mock/vendors/${id}`, { method: 'DELETE', headers: OWN })).toBe(409)
  await world.call(deleteProduct, `/__mock/products/${productId}`, { headers: OWN })
  await world.call(deleteVendor, `/__mock/vendors/${id}`, { headers: OWN })
  // Documents of what it sold still name it.
  expect(returnTerms(world.db, 'own', [id])[0]?.address[0]).toBe('Wielbłądziarnia')
  expect(await world.statusOf(`/shop/vendor/${id}`, { headers: OWN })).toBe(404)
})

test('EXT-88: banners and the promo bar are set in one world', async () => {
  const shown = async (headers = OWN) => (await world.call(banners, { headers: { ...headers, langId: 'pl' } })).data
  const before = await shown(OTHER)
  const { id } = (await world.call(createBanner, { headers: OWN, body: { title: 'Wielbłąd', position: 'home' } })).data
  expect((await shown()).items[0]).toMatchObject({ id, title: 'Wielbłąd', configuration: { position: 'home' } })
  await world.call(changeBanner, '/__mock/banners/1', { headers: OWN, body: { priority: 2000 } })
  expect((await shown()).items.map((item) => item.id).slice(0, 2)).toEqual([1, id])
  await world.call(deleteBanner, '/__mock/banners/1', { headers: OWN })
  expect((await shown()).items[0]?.id).toBe(id)
  expect(await refused('/__mock/banners', { desktopPhoto: 'none' })).toEqual([422, { desktopPhoto: 'incorrectValueErrorMessage' }])
  const { id: bar } = (await world.call(createPromoBar, { headers: OWN, body: { text: [{ langId: 'pl', text: 'Karawana' }] } })).data
  expect((await shown()).promoBar).toMatchObject({ id: bar, text: 'Karawana' })
  await world.call(changePromoBar, `/__mock/promo-bars/${bar}`, { headers: OWN, body: { endsAt: '2022-01-01T00:00:00Z' } })
  expect((await shown()).promoBar).toMatchObject({ id: 2 })
  await world.call(deletePromoBar, '/__mock/promo-bars/2', { headers: OWN })
  expect((await shown()).promoBar).toMatchObject({ id: 1 })
  expect(await shown(OTHER)).toEqual(before)
})

test('EXT-88: a campaign is made, also in the place of a page of the catalog, and is hidden until it begins', async () => {
  const page = async (headers = OWN) => world.send('/shop/content-page/pl/kontakt-z-nami', { headers })
  const { id } = (await world.call(createCampaign, { headers: OWN, body: { slug: 'kontakt-z-nami', title: 'Karawana' } })).data
  const shown = (await world.call(contentPage, '/shop/content-page/pl/kontakt-z-nami', { headers: OWN })).data
  expect(shown).toMatchObject({ title: 'Karawana', body: '<p>Kampania testowa.</p>' })
  expect((await (await page(OTHER)).json()).data.title).toBe('Kontakt')
  await world.call(changeCampaign, `/__mock/campaigns/${id}`, { headers: OWN, body: { visibleFrom: '2022-04-01T00:00' } })
  expect((await page()).status).toBe(404)
  await world.call(deleteCampaign, `/__mock/campaigns/${id}`, { headers: OWN })
  expect((await (await page()).json()).data.title).toBe('Kontakt')
})
