import type { Page } from '@playwright/test'
import { addButton } from '../cart-parts.ts'
import { checkAxe, smallTargets } from '../axe.ts'
import { dataLayer, eventCalled, events } from '../data-layer.ts'
import { expect, main, test, title } from '../fixtures.ts'
import { shiftsOf } from '../layout.ts'

/** Essential cookies; see the table of cookies. The last one is set here. */
const NECESSARY = new Set([
  'visitor',
  'ysguestId',
  'token',
  'cartHint',
  'likesHint',
  'userHint',
  'promoCode',
  'marketId',
  'mock_world',
  'mock-world',
  'world',
  'newsletterSignupCount',
])

const bar = (page: Page) => page.getByRole('region', { name: 'Pliki cookie' })
const settings = (page: Page) => page.getByRole('region', { name: 'Ustawienia cookie' })

const DENIED = { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
const GRANTED = { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }

/** URLs of requests to other origins. */
function watchStrangers(page: Page): string[] {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin && page.url() !== 'about:blank') strangers.push(origin)
  })
  return strangers
}

/** Follows a card, likes its product, adds it to the cart and removes it. */
async function shopABit(page: Page): Promise<void> {
  await main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Dodaj do koszyka: / }) })
    .nth(1)
    .getByRole('heading')
    .getByRole('link')
    .click()
  const heart = main(page)
    .getByRole('button', { name: /^Ulubione: / })
    .first()
  await expect(addButton(page)).toBeVisible()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await addButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Przejdź do koszyka' }).click()
  await expect(page).toHaveURL('/cart')
  await main(page)
    .getByRole('button', { name: /^Usuń z koszyka: / })
    .click()
  await expect(title(page, 'Koszyk jest pusty')).toBeVisible()
}

test.describe('nothing decided yet', () => {
  test.use({ consent: null })

  test('EXT-07, GAP-125: without consent nothing is stored, tracked or requested from third parties', async ({
    page,
    visitCatalog,
    context,
  }) => {
    const strangers = watchStrangers(page)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await visitCatalog()
    await expect(bar(page)).toBeVisible()
    expect((await shiftsOf(page)).score).toBe(0)
    await shopABit(page)
    await expect(bar(page)).toBeVisible()
    expect(await dataLayer(page)).toEqual([['consent', 'default', DENIED]])
    expect((await context.cookies()).map(({ name }) => name).filter((name) => !NECESSARY.has(name))).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('TRACKABLE_LISTING_ITEM'))).toBeNull()
    expect(strangers).toEqual([])
    expect(scripts.filter((path) => path.includes('push-event'))).toEqual([])
  })

  test('ANL-02, ANL-03, ANL-04, ANL-08, ANL-09, ANL-10, ANL-16: after consent, actions are tracked in order', async ({
    page,
    visit,
    visitCatalog,
  }) => {
    const strangers = watchStrangers(page)
    await visit('home', {})
    await bar(page).getByRole('button', { name: 'Zgadzam się', exact: true }).click()
    await expect(bar(page)).toBeHidden()
    await visitCatalog()
    await expect(bar(page)).toBeHidden()
    await expect.poll(async () => events(page)).toEqual(['view_item_list'])
    await shopABit(page)
    await expect
      .poll(async () => events(page))
      .toEqual(['view_item_list', 'view_item', 'add_to_wishlist', 'add_to_cart', 'view_cart', 'remove_from_cart'])

    expect((await dataLayer(page)).slice(0, 2)).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', GRANTED],
    ])
    expect(await eventCalled(page, 'view_item')).toMatchObject({ page_version: 2, ecommerce: { item_list_name: '/produkty' } })
    expect(await eventCalled(page, 'add_to_wishlist')).toMatchObject({ page_version: 2, ecommerce: { currency: 'PLN' } }) // GAP-121
    expect(await eventCalled(page, 'add_to_cart')).toMatchObject({ page_version: 2, ecommerce: { items: [{ quantity: 1 }] } })
    expect(strangers).toEqual([])
  })

  test('EXT-07: accept, refuse and choose are equally easy, by keyboard too, and the footer withdraws consent', async ({
    page,
    visitCatalog,
    context,
  }) => {
    test.slow() // runs axe on the page twice
    await visitCatalog()
    const buttons = bar(page).getByRole('button')
    await expect(buttons).toHaveText(['Zgadzam się', 'Nie zgadzam się', 'Ustawienia'])
    const looks = await buttons.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).backgroundColor + getComputedStyle(one).fontSize),
    )
    expect(new Set(looks).size).toBe(1)
    await checkAxe(page)
    expect(await smallTargets(page)).toEqual([])

    await buttons.nth(2).focus()
    await page.keyboard.press('Enter')
    await expect(settings(page)).toBeVisible()
    await checkAxe(page)
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
    await expect(buttons.nth(2)).toBeFocused()
    await page.keyboard.press('Enter')
    await settings(page)
      .getByRole('checkbox', { name: /^Analityka/ })
      .check()
    await settings(page).getByRole('button', { name: 'Zapisz wybór' }).press('Enter')
    await expect(bar(page)).toBeHidden()
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('analytics')

    await page.reload()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Ustawienia cookie' }).click()
    await expect(settings(page).getByRole('checkbox', { name: /^Analityka/ })).toBeChecked()
    await settings(page).getByRole('button', { name: 'Nie zgadzam się' }).click()
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('none')
    await expect.poll(async () => (await dataLayer(page)).at(-1)).toEqual(['consent', 'update', DENIED])
  })
})

test.describe('with earlier consent', () => {
  test.use({ consent: 'analytics' })
})
