// Boutiques of the home page, in order. An unknown slug is omitted.
import type { BoutiqueText } from '../../domain/search/boutique.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'

const HOME_BOUTIQUES = ['ikony-prl', 'dunski-salon', 'polskie-szklo', 'antyczny-gabinet'] as const

/** The boutiques by one call (EXT-33); none when it fails. */
export async function homeBoutiques(shop: ShopApi): Promise<readonly BoutiqueText[]> {
  return shop.boutiques(HOME_BOUTIQUES).catch(() => [])
}
