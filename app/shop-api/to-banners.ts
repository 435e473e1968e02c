import type { z } from '@hono/zod-openapi'
import type { Banner } from '../domain/marketing/banners.ts'
import { ledBy } from '../domain/marketing/campaign-link.ts'
import { type PromoBar, promoBarOf } from '../domain/marketing/promo-bar.ts'
import { UNKNOWN } from '../domain/unknown-word.ts'
import type { banners, PromoBar as WirePromoBar } from './contract/banners.ts'
import type { ResponseData } from './shop-call.ts'
import { toOptionalInstant } from './to-product.ts'

type WireBanners = ResponseData<typeof banners>

/** Marketing content of the page frame: banners and the promo bar above the header. */
export interface Decorations {
  banners: readonly Banner[]
  promoBar: PromoBar | null
}

/** Maps banners and the promo bar; an array instead of the bar means none (spec §7). */
export function toDecorations(wire: WireBanners): Decorations {
  const bar = promoBarOf<z.infer<typeof WirePromoBar>>(wire.promoBar)
  return { banners: wire.items.flatMap(toBanner), promoBar: bar && { ...bar, endDate: toOptionalInstant(bar.endDate) } }
}

/** None for a place that this build does not have. */
function toBanner({ configuration, ...banner }: WireBanners['items'][number]): readonly Banner[] {
  const { position } = configuration
  if (position === UNKNOWN) return []
  const href = ledBy(banner.href, banner.id)
  return [{ ...banner, href, configuration: { ...configuration, position } }]
}
