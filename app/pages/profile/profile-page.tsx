import { AccountPage } from '../../features/account/account-page.tsx'
import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { temporaryRedirect } from '../../page-outcome.ts'
import { href } from '../../addresses/href.ts'
import { accountHref, loginHref } from '../../addresses/page-links.ts'
import { AddressBook } from './address-book.client.tsx'
import { DetailsForm } from './details-form.client.tsx'
import { EmailForm } from './email-form.client.tsx'
import { LoginList } from './login-list.client.tsx'
import { NewsletterSwitch } from './newsletter-switch.client.tsx'
import { PasswordForm } from './password-form.client.tsx'
import { countryOptions, countryTexts } from '../../features/country-fields/country-options.ts'
import { addressLabels, detailsLabels, emailLabels, loginLabels, newsletterLabels, passwordLabels, shownLogins } from './profile-labels.ts'
import { ProfileSection } from './profile-section.tsx'

/** The user's own data (GAP-35). A guest is redirected to login and back (GAP-58). */
export async function ProfilePage(input: PrivatePageInput<object>) {
  const { t, language, market, session } = input
  const profile = await session.shop.profile()
  if (!profile) throw temporaryRedirect(loginHref(accountHref(language), language))
  const actions = profile.accountActions ?? []
  const [addresses, logins] = await Promise.all([
    session.shop.addresses(),
    actions.includes('LOGINS') ? session.shop.logins().catch(() => []) : [],
  ])
  return (
    <AccountPage input={input} user={profile} current="account">
      <h1>{t('nav:account')}</h1>
      <PrivatePageHead
        input={input}
        title={t('nav:account')}
        description={t('common:profileDescription')}
        canonical={accountHref(language)}
      />
      <NeedsScripts t={t} />
      <ProfileSection title={t('common:profileDetails')} text={profile.email}>
        <DetailsForm
          initial={{
            firstName: profile.firstName,
            lastName: profile.lastName,
            phone: profile.phone,
            defaultLangId: profile.defaultLangId,
          }}
          language={language}
          {...detailsLabels(t)}
        />
      </ProfileSection>
      <ProfileSection title={t('common:profileAddresses')}>
        <AddressBook
          initial={addresses}
          newCountryId={market.countryId ?? ''}
          countries={countryOptions(language, t)}
          countryTexts={countryTexts(t)}
          language={language}
          {...addressLabels(t)}
        />
      </ProfileSection>
      {actions.includes('CHANGE_EMAIL') && (
        <ProfileSection title={t('common:emailTitle')} text={profile.email}>
          {profile.hasPassword ? (
            <EmailForm initial={profile.emailChange ?? null} language={language} {...emailLabels(t, language)} />
          ) : (
            <p>{t('common:emailChangeNeedsPassword')}</p>
          )}
        </ProfileSection>
      )}
      <ProfileSection title={t('common:password')}>
        <PasswordForm hasPassword={profile.hasPassword} email={profile.email} language={language} {...passwordLabels(t, language)} />
      </ProfileSection>
      <ProfileSection title={t('common:profileNewsletter')}>
        <NewsletterSwitch
          key={`${profile.newsletterAgreement} ${profile.newsletterAwaitsConfirmation}`}
          email={profile.email}
          isOn={profile.newsletterAgreement}
          isAwaited={profile.newsletterAwaitsConfirmation ?? false}
          labels={newsletterLabels(t, profile.email)}
        />
      </ProfileSection>
      {logins.length > 0 && (
        <ProfileSection title={t('common:loginsTitle')}>
          <LoginList key={logins.map(({ id }) => id).join()} initial={shownLogins(logins, t, language)} labels={loginLabels(t)} />
        </ProfileSection>
      )}
      {(actions.includes('EXPORT') || actions.includes('DELETE')) && (
        <ProfileSection title={t('common:accountDataTitle')} text={t('common:accountDataProfile')}>
          <p>
            <a href={href('accountData', {}, language)}>{t('common:accountDataOpen')}</a>
          </p>
        </ProfileSection>
      )}
    </AccountPage>
  )
}
