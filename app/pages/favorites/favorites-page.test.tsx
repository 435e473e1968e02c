import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testInput } from '../../testing/test-input.ts'
import type { PrivateShop } from '../../shop-api/private-shop.ts'
import { ShopApiError } from '../../shop-api/shop-api-error.ts'
import { FavoritesPage } from './favorites-page.tsx'

async function render(likes: PrivateShop['likes']): Promise<string> {
  const session = { shop: { likes, user: async () => null } as unknown as PrivateShop, promoCode: null }
  return renderToStaticMarkup(await FavoritesPage({ ...(await testInput({ params: {} })), session }))
}

test.each([
  ['GAP-110: no favourites yet', async () => [], 'Nie masz jeszcze ulubionych', 'Przejdź do katalogu'],
  [
    'GAP-140: favourites that the shop does not tell',
    async () => Promise.reject(new ShopApiError('likesDetails', 'malformed')),
    'Nie udało się wczytać ulubionych',
    'Spróbuj ponownie',
  ],
])('%s', async (_what, likes, title, way) => {
  const html = await render(likes)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(html).toContain(`>${way}</a>`)
})

test('what is no failure of the shop is not caught', async () => {
  await expect(render(async () => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
})
