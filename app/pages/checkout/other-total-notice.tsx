import { fillSlots } from '../../domain/fill-slots.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'

/** An amount in running text stays on one line. */
const NO_BREAK_SPACE = '\u00a0'

interface OtherTotalNoticeProps {
  number: string
  /** What the shopper agreed to, and what the shop API ordered at. */
  shown: Money
  total: Money
  payHref: string
  language: Language
  labels: CheckoutLabels
}

/** The order costs something else than was shown: says so in place of the form, and only the shopper goes on to payment (GAP-98). */
export function OtherTotalNotice({ number, shown, total, payHref, language, labels }: OtherTotalNoticeProps) {
  const price = (money: Money) => formatPrice(money, language).replaceAll(' ', NO_BREAK_SPACE)
  const prices = { number, shown: price(shown), total: price(total) }
  return (
    <Notice
      tone="danger"
      isUrgent
      title={fillSlots(labels.otherTotalTitle, prices)}
      action={
        <LinkButton href={payHref} variant="secondary">
          {fillSlots(labels.payOtherTotal, prices)}
        </LinkButton>
      }
    >
      {fillSlots(labels.otherTotal, prices)}
    </Notice>
  )
}
