import type { z } from '@hono/zod-openapi'
import type { Banner } from '../domain/marketing/banners.ts'
import { type PromoBar, promoBarOf } from '../domain/marketing/promo-bar.ts'
import type { banners, PromoBar as WirePromoBar } from './contract/banners.ts'
import { toOptionalInstant } from './to-product.ts'

type WireBanners = z.infer<(typeof banners)['responses'][200]['content']['application/json']['schema']>['data']

/** Marketing content of the page frame: banners and the promo bar above the header. */
export interface Decorations {
  banners: readonly Banner[]
  promoBar: PromoBar | null
}

/** Maps banners and the promo bar; an array instead of the bar means none (spec §7). */
export function toDecorations(wire: WireBanners): Decorations {
  const bar = promoBarOf<z.infer<typeof WirePromoBar>>(wire.promoBar)
  return { banners: wire.items, promoBar: bar && { ...bar, endDate: toOptionalInstant(bar.endDate) } }
}
