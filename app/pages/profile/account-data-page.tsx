import type { ReactNode } from 'react'
import { href } from '../../addresses/href.ts'
import { accountHref, loginHref, startPath } from '../../addresses/page-links.ts'
import type { AccountData } from '../../domain/account/account-data.ts'
import { deviceName } from '../../domain/account/account-login.ts'
import { addressLines } from '../../domain/checkout/address.ts'
import { sourceLang } from '../../domain/language.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { formatDate } from '../../domain/time/format-date.ts'
import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import { AccountPage } from '../../features/account/account-page.tsx'
import { countryOptions } from '../../features/country-fields/country-options.ts'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { notFound, temporaryRedirect } from '../../page-outcome.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import styles from './account-data-page.module.css'
import { DeleteAccountForm } from './delete-account-form.client.tsx'
import { deleteAccountProps } from './profile-labels.ts'
import { ProfileSection } from './profile-section.tsx'

/** The call that returns the data: as a link it downloads them, also without scripts. */
const EXPORT_PATH = '/shop/client/export'

type Input = PrivatePageInput<object>

/** All that the shop keeps of the user, to read and to download (EXT-20), and the end of the account (EXT-21). */
export async function AccountDataPage(input: Input) {
  const { t, language, session } = input
  const here = href('accountData', {}, language)
  const profile = await session.shop.profile()
  if (!profile) throw temporaryRedirect(loginHref(here, language))
  const { accountActions: actions } = profile
  // Absent, they may only not have been understood (EXT-42).
  const data = !actions || actions.includes('EXPORT') ? await session.shop.accountData() : null
  const mayDelete = actions?.includes('DELETE') ?? false
  if (data === null && !mayDelete) throw notFound()
  const title = t('common:accountDataTitle')
  return (
    <AccountPage input={input} user={profile} current="account">
      <PrivatePageHead input={input} title={title} description={t('common:accountDataDescription')} canonical={here} />
      <div className={styles.head}>
        <p>
          <a href={accountHref(language)}>{t('nav:account')}</a>
        </p>
        <h1>{title}</h1>
        {data && (
          <>
            <p>{t('common:accountDataLead')}</p>
            <p>
              <LinkButton href={EXPORT_PATH} download={t('common:accountDataFile')} variant="secondary">
                {t('common:accountDataDownload')}
              </LinkButton>
            </p>
          </>
        )}
      </div>
      {data && <Sections data={data} input={input} />}
      {mayDelete && (
        <ProfileSection title={t('common:deleteAccountTitle')}>
          <div className={styles.texts}>
            <p>{t('common:deleteAccountGoes')}</p>
            <p>{t('common:deleteAccountStays')}</p>
          </div>
          <NeedsScripts t={t} />
          <DeleteAccountForm
            hasPassword={profile.hasPassword}
            language={language}
            nextHref={startPath(language)}
            {...deleteAccountProps(t, language)}
          />
        </ProfileSection>
      )}
    </AccountPage>
  )
}

function Sections({ data, input: { t, language } }: { data: AccountData; input: Input }) {
  const { profile, createdAt, addresses, orders, likes, cart, lists, discountCodes, newsletter, consents, logins } = data
  const day = (instant: number) => formatDate(instant, language)
  const source = sourceLang(language)
  const facts = [
    { term: t('common:email'), value: profile.email },
    { term: t('common:firstName'), value: profile.firstName },
    { term: t('common:lastName'), value: profile.lastName },
    { term: t('common:phone'), value: profile.phone },
    { term: t('common:accountDataSince'), value: day(createdAt) },
  ]
  const countries = countryOptions(language, t)
  const countryName = (id: string) => countries.find(({ value }) => value === id)?.text ?? id
  const ended = profile.newsletterAwaitsConfirmation ? 'common:newsletterAwaits' : 'common:accountDataUnsubscribed'
  const subscription = newsletter?.isActive ? 'common:accountDataSubscribed' : ended
  const subjects = { terms: t('nav:terms'), privacy: t('nav:privacy'), newsletter: t('common:profileNewsletter') }
  const sections: readonly { title: string; lines: readonly Line[] }[] = [
    {
      title: t('common:profileAddresses'),
      lines: addresses.map((address) => ({ id: address.id, line: [...addressLines(address), countryName(address.countryId)].join(', ') })),
    },
    {
      title: t('nav:orderHistory'),
      lines: orders.map(({ id, number, createdAt: at, totalCost }) => ({
        id,
        line: (
          <>
            <a href={href('order', { id }, language)}>{number}</a> <span>{`· ${day(at)} ·`}</span>{' '}
            <span className="nowrap">{formatPrice(totalCost, language)}</span>
          </>
        ),
      })),
    },
    {
      title: t('nav:favorites'),
      lines: likes.map(({ productId, name, likedAt }) => ({
        id: productId,
        line: (
          <>
            <span lang={source}>{name}</span> <span>{`· ${t('common:accountDataLiked', { date: day(likedAt) })}`}</span>
          </>
        ),
      })),
    },
    ...(cart
      ? [
          {
            title: t('nav:cart'),
            lines: cart.map(({ productId, deliveryTypeId, name, quantity, addedAt }) => ({
              id: `${productId} ${deliveryTypeId}`,
              line: (
                <>
                  <span>{`${quantity} ×`}</span> <span lang={source}>{name}</span> <span>{`· ${day(addedAt)}`}</span>
                </>
              ),
            })),
          },
        ]
      : []),
    ...(profile.isUserPro
      ? [
          {
            title: t('nav:orderLists'),
            lines: lists.map(({ name, createdAt: at, products }) => ({
              id: `${at} ${name}`,
              line: (
                <>
                  <span>{`${name}:`}</span> <span lang={source}>{products.map((one) => `${one.quantity} × ${one.name}`).join('; ')}</span>
                </>
              ),
            })),
          },
          {
            title: t('nav:discountCodes'),
            lines: discountCodes.map(({ code, description }) => ({ id: code, line: `${code}: ${description}` })),
          },
        ]
      : []),
    {
      title: t('common:profileNewsletter'),
      lines: newsletter
        ? [{ id: newsletter.email, line: t(subscription, { email: newsletter.email, date: day(newsletter.changedAt) }) }]
        : [],
    },
    ...(consents
      ? [
          {
            title: t('common:accountDataConsents'),
            lines: consents.map(({ subject, act, at }, index) => ({
              id: index,
              line: t('common:accountDataConsent', { subject: subjects[subject], act: t(`common:consent-${act}`), date: day(at) }),
            })),
          },
        ]
      : []),
    {
      title: t('common:loginsTitle'),
      lines: logins.map((login) => ({
        id: login.id,
        line: `${deviceName(login) ?? t('common:loginsUnknown')}, ${t('common:loginsSince', { date: day(login.createdAt) })}`,
      })),
    },
  ]
  return (
    <>
      <ProfileSection title={t('common:profileDetails')}>
        <FactList facts={facts.map(({ term, value }) => ({ term, value: value ?? '–' }))} />
      </ProfileSection>
      {sections.map(({ title, lines }) => (
        <ProfileSection key={title} title={title}>
          {lines.length === 0 ? <p className={styles.nothing}>{t('common:accountDataNothing')}</p> : <Lines lines={lines} />}
        </ProfileSection>
      ))}
    </>
  )
}

interface Line {
  id: string | number
  line: ReactNode
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, line }) => (
        <li key={id}>{line}</li>
      ))}
    </ul>
  )
}
