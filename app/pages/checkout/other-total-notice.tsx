import { fillSlots } from '../../domain/fill-slots.ts'
import { priceInText } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'

interface OtherTotalNoticeProps {
  number: string
  /** The total the shopper agreed to, and the total at which the shop API placed the order. */
  shown: Money
  total: Money
  payHref: string
  language: Language
  labels: CheckoutLabels
}

/** The order was placed at another total than shown: replaces the form by a notice, and only the shopper continues to payment (GAP-98). */
export function OtherTotalNotice({ number, shown, total, payHref, language, labels }: OtherTotalNoticeProps) {
  const prices = { number, shown: priceInText(shown, language), total: priceInText(total, language) }
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
