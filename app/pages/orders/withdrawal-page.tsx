import { addressLines } from '../../domain/checkout/address.ts'
import { formatDate } from '../../domain/time/format-date.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import { canWithdraw, type Order, returnsLeft } from '../../domain/checkout/order.ts'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import { AccountPage } from '../../features/account/account-page.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { notFound } from '../../page-outcome.ts'
import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import { requireUser } from '../require-user.ts'
import { guestWithdrawal } from './guest-withdrawal.tsx'
import { PrintButton } from './print-button.client.tsx'
import { ReceivedWithdrawals } from './received-withdrawals.tsx'
import { RightToWithdraw } from './right-to-withdraw.tsx'
import { WithdrawalOnline } from './withdrawal-online.tsx'
import styles from './withdrawal-page.module.css'

type Input = PrivatePageInput<RouteParams['withdrawal']>

/**
 * How to withdraw from an order: the right itself, and the declaration of Directive 2011/83/EU, annex I B, prefilled, to be sent by e-mail
 * or on paper. Where the shop API takes withdrawals, the function of Directive (EU) 2023/2673 comes first (EXT-17).
 */
export async function WithdrawalPage(input: Input) {
  const { t, language, params, session } = input
  const here = href('withdrawal', { id: params.id }, language)
  const guest = await guestWithdrawal(input)
  if (guest) return guest
  const user = await requireUser(input, here)
  const order = await session.shop.order(params.id)
  // A shop that takes withdrawals online says why this order is none of them; without it there is no declaration to show.
  if (!order || (order.withdrawal === null && !canWithdraw(order.status))) throw notFound()
  const isRefused = order.withdrawal !== null && order.withdrawal.refusal !== null
  return (
    <AccountPage input={input} user={user} current="orderHistory" isWide>
      <div className={styles.root}>
        <PrivatePageHead input={input} title={t('common:withdraw')} description={t('common:withdrawalDescription')} canonical={here} />
        <p className={styles.back}>
          <a href={href('order', { id: order.id }, language)}>{t('common:orderNumber', { number: order.number })}</a>
        </p>
        <h1>{t('common:withdraw')}</h1>
        <ReceivedWithdrawals order={order} language={language} t={t} />
        {!isRefused && <RightToWithdraw input={input} isPerSeller={order.withdrawal !== null} />}
        {order.withdrawal && (
          <WithdrawalOnline
            order={order}
            right={{ ...order.withdrawal, returns: returnsLeft(order) }}
            payment={null}
            doneHref={href('order', { id: order.id }, language)}
            input={input}
          />
        )}
        {!isRefused && <Declaration order={order} input={input} isAlternative={order.withdrawal !== null} />}
      </div>
    </AccountPage>
  )
}

interface DeclarationProps {
  order: Order
  input: Input
  /** The shop also takes withdrawals online. */
  isAlternative: boolean
}

/** The declaration of annex I B, by mail or on paper. */
function Declaration({ order, input, isAlternative }: DeclarationProps) {
  const { t } = input
  const facts = declaration(order, input)
  return (
    <>
      {isAlternative && <h2>{t('common:withdrawalOtherWays')}</h2>}
      <p className={styles.ways}>
        <LinkButton href={mailTo(order, facts, input)} variant={isAlternative ? 'secondary' : 'primary'}>
          {t('common:withdrawalMail')}
        </LinkButton>
        <PrintButton label={t('common:withdrawalPrint')} />
      </p>
      <section className={styles.form} aria-labelledby="withdrawal-form">
        <h2 id="withdrawal-form">{t('common:withdrawalForm')}</h2>
        <p>{t('common:withdrawalTo', { email: t('common:askAddress') })}</p>
        <p>{t('common:withdrawalDeclare')}</p>
        <FactList facts={facts.map(({ term, value, lang }) => ({ term, value: lang ? <span lang={lang}>{value}</span> : value }))} />
        <p className={styles.signature}>{t('common:withdrawalSignature')}</p>
      </section>
    </>
  )
}

interface DeclaredFact {
  term: string
  value: string
  /** Language of the value, if it differs from the page's. */
  lang?: Language | undefined
}

function declaration({ number, createdAt, deliveries, withdrawal, contact, address }: Order, { t, language }: Input): DeclaredFact[] {
  // Nobody withdraws twice from one piece.
  const left = withdrawal?.left ?? deliveries.flatMap(({ items }) => items)
  const products = left.map(({ name, quantity }) => `${name} × ${quantity}`)
  return [
    { term: t('common:paymentOrder'), value: number },
    { term: t('common:withdrawalThings'), value: products.join('; '), lang: sourceLang(language) },
    { term: t('common:withdrawalOrderedOn'), value: formatDate(createdAt, language) },
    { term: t('common:withdrawalReceivedOn'), value: '……………………' },
    { term: t('common:withdrawalWho'), value: `${contact.firstName} ${contact.lastName}` },
    { term: t('common:checkoutAddress'), value: addressLines(address).join(', ') },
  ]
}

/** A mailto link with the declaration; the storefront does not receive it. */
function mailTo({ number }: Order, facts: readonly { term: string; value: string }[], { t }: Input): string {
  const body = [t('common:withdrawalDeclare'), '', ...facts.map(({ term, value }) => `${term}: ${value}`)].join('\r\n')
  const fields = { subject: t('common:withdrawalSubject', { number }), body }
  return `mailto:${t('common:askAddress')}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}
