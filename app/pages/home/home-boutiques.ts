// Boutiques of the home page, in order. An unknown slug is omitted.
import type { Boutique } from '../../domain/search/boutique.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'

const HOME_BOUTIQUES = ['ikony-prl', 'dunski-salon', 'polskie-szklo', 'antyczny-gabinet'] as const

/** The boutiques whose requests succeed; a failed one is omitted, like an unknown one. */
export async function homeBoutiques(shop: ShopApi): Promise<readonly Boutique[]> {
  const results = await Promise.all(HOME_BOUTIQUES.map((slug) => shop.boutique(slug).catch(() => null)))
  return results.filter((boutique) => boutique !== null)
}
