import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import { formatDate } from '../../domain/time/format-date.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { type DiscountCode, isCodeUsable, lastInstantOf } from '../../domain/account/professional.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { requireProfessional } from '../require-user.ts'
import { CodeActions } from './code-actions.client.tsx'
import styles from './discount-codes-page.module.css'

type Input = PrivatePageInput<object>

/** What a code takes a part of (EXT-24). */
const OF_WHAT = { PRODUCTS: 'common:discountCodesOffProducts', DELIVERIES: 'common:discountCodesOffDeliveries' } as const

/** Personal codes of a professional (GAP-38). */
export async function DiscountCodesPage(input: Input) {
  const { t, language, session } = input
  const here = href('discountCodes', {}, language)
  const user = await requireProfessional(input, here)
  const codes = await session.shop.discountCodes()
  return (
    <AccountPage input={input} user={user} current="discountCodes" isWide>
      <PrivatePageHead input={input} title={t('nav:discountCodes')} description={t('common:discountCodesDescription')} canonical={here} />
      {codes.length === 0 ? (
        <EmptyState titleAs="h1" title={t('common:discountCodesEmptyTitle')} text={t('common:discountCodesEmptyText')} />
      ) : (
        <>
          <h1>{t('nav:discountCodes')}</h1>
          <NeedsScripts t={t} />
          <ul className={styles.codes}>
            {codes.map((code) => (
              <li key={code.code}>
                <Code code={code} input={input} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountPage>
  )
}

function Code({ code, input }: { code: DiscountCode; input: Input }) {
  const { t, language, now } = input
  return (
    <article className={styles.code}>
      <h2 className={styles.name}>{code.code}</h2>
      <p>{code.description}</p>
      <p className={styles.terms}>{terms(code, input).join(' · ')}</p>
      {isCodeUsable(code, now) ? (
        <CodeActions
          code={code.code}
          cartHref={href('cart', {}, language)}
          labels={{
            use: t('common:cartApplyCode'),
            useName: t('common:discountCodesUseName', { code: code.code }),
            copy: t('common:discountCodesCopy'),
            copied: t('common:discountCodesCopied', { code: code.code }),
            notCopied: t('common:discountCodesNotCopied'),
          }}
        />
      ) : (
        <Badge>{t('common:discountCodesOver')}</Badge>
      )}
    </article>
  )
}

function terms(code: DiscountCode, { t, language }: Input): string[] {
  const { percent, amount, takesOff, minValue, usesLeft } = code
  const last = lastInstantOf(code)
  const ofWhat = (off: string) => (takesOff === undefined ? off : t(OF_WHAT[takesOff], { off }))
  return [
    ...(percent === null ? [] : [ofWhat(t('product:reduction', { percent }))]),
    ...(amount ? [ofWhat(`-${formatPrice(amount, language)}`)] : []),
    ...(minValue.minor > 0 ? [t('common:discountCodesFrom', { amount: formatPrice(minValue, language) })] : []),
    ...(last === null ? [] : [t('common:discountCodesUntil', { date: formatDate(last, language) })]),
    t('common:discountCodesLeft', { count: usesLeft }),
  ]
}
