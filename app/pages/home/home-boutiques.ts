// The boutiques that the home page names, in their order. A slug that the shop does not know is left out.
import type { Boutique } from '../../domain/search/boutique.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'

const HOME_BOUTIQUES = ['ikony-prl', 'dunski-salon', 'polskie-szklo', 'antyczny-gabinet'] as const

/** The boutiques that answer; one that fails is missing, like one that does not exist. */
export async function homeBoutiques(shop: ShopApi): Promise<readonly Boutique[]> {
  const results = await Promise.all(HOME_BOUTIQUES.map((slug) => shop.boutique(slug).catch(() => null)))
  return results.filter((boutique) => boutique !== null)
}
