import { textColorOn } from '../../domain/marketing/contrast.ts'
import { countdown } from '../../domain/time/countdown.ts'
import type { PageInput } from '../../page.ts'
import { timeLeftText } from './countdown-texts.ts'
import { PromoBarStrip } from './promo-bar-strip.client.tsx'

/**
 * The promo bar above the header (GAP-48), sent to every visitor, since only the browser can read who closed it. Renders nothing if there is
 * no promo bar or no response.
 */
export async function PromoBar({ input: { shop, t, now } }: { input: PageInput<unknown> }) {
  const { promoBar } = await shop.decorations().catch(() => ({ promoBar: null }))
  if (!promoBar) return null
  const { id, text, href, backgroundColor, endDate } = promoBar
  const left = endDate === null ? null : countdown(now, endDate)
  return (
    <PromoBarStrip
      id={id}
      text={text}
      left={left && timeLeftText(left, t)}
      href={href}
      ground={backgroundColor}
      textColor={textColorOn(backgroundColor) === '#FFFFFF' ? 'light' : 'dark'}
      label={t('common:promoBar')}
      closeLabel={t('common:promoBarClose')}
    />
  )
}
