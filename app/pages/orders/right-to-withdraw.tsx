import { contentHref } from '../../addresses/page-links.ts'
import { REFUND_DAYS } from '../../domain/checkout/order.ts'
import { WITHDRAWAL_DAYS } from '../../domain/checkout/withdrawal.ts'
import type { PageInput } from '../../page.ts'

interface RightToWithdrawProps {
  input: Pick<PageInput<unknown>, 't' | 'language'>
  /** Who pays for the return is said for each seller. */
  isPerSeller: boolean
}

/** The right itself, which refused buyers do not read as if it were theirs. */
export function RightToWithdraw({ input: { t, language }, isPerSeller }: RightToWithdrawProps) {
  return (
    <>
      <p>{`${t('common:promiseReturnsText', { days: WITHDRAWAL_DAYS })} ${t('common:withdrawalRight')}`}</p>
      <p>
        <span>{t('common:promiseRefundText', { days: REFUND_DAYS })}</span>{' '}
        {!isPerSeller && <span>{`${t('common:promiseReturnCostText')} `}</span>}
        <span>{t('common:withdrawalMore')}</span> <a href={contentHref('paymentAndDelivery', language)}>{t('nav:paymentAndDelivery')}</a>
      </p>
    </>
  )
}
