import { PAYMENT_METHODS, type PaymentMethodId } from '../domain/checkout/payment-methods.ts'
import { CONSENT_SETTINGS_ID } from '../features/consent/consent-names.ts'
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx'
import { Part } from '../features/parts/part.tsx'
import { MarketLinks } from '../features/market-switch/market-links.tsx'
import { routeSegment } from '../i18n/route-segments.ts'
import type { PageInput } from '../page.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import { Button } from '../ui/button/button.tsx'
import { FooterLinks } from './footer-links.tsx'
import styles from './footer.module.css'
import { FOOTER_LINKS, helpLink } from './help-links.ts'
import { mainCategories } from './main-categories.ts'
import { Promises } from './promises.tsx'

interface FooterProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** The footer of every page: the shop's promises, and links. */
export function Footer({ input, match }: FooterProps) {
  const { t, language } = input
  const linksOf = (heading: keyof typeof FOOTER_LINKS) => FOOTER_LINKS[heading].map((link) => helpLink(link, input))
  return (
    <footer className={styles.root}>
      <div className={styles.inside}>
        <Promises input={input} />
        {hasNewsletter(input, match) && (
          <Part name="newsletter">
            <NewsletterSection input={input} placement="footer" />
          </Part>
        )}
        <div className={styles.columns}>
          <p className={styles.about}>
            <span className={styles.name}>Patyna</span>
            <span>{[t('common:tagline'), t('common:company'), paymentNames(input)].join('\n')}</span>
          </p>
          <FooterLinks title={t('nav:catalog')} links={[...mainCategories(language), ...linksOf('catalog')]} isWide />
          <FooterLinks title={t('nav:help')} links={linksOf('help')} />
          <nav aria-labelledby="footer-markets">
            <h2 id="footer-markets" className={styles.title}>
              {t('nav:marketSwitch')}
            </h2>
            <MarketLinks input={input} match={match} />
            <p className={styles.consent}>
              <Button variant="quiet" size="small" popoverTarget={CONSENT_SETTINGS_ID}>
                {t('common:consentSettings')}
              </Button>
            </p>
          </nav>
        </div>
      </div>
    </footer>
  )
}

/** The ways to pay in the market's currency. */
function paymentNames({ t, market }: PageInput<unknown>): string {
  const ids = Object.keys(PAYMENT_METHODS) as PaymentMethodId[]
  const offered = ids.filter((id) => PAYMENT_METHODS[id].currencies.includes(market.currencyId))
  return t('common:footerPayments', { methods: offered.map((id) => t(`common:payment-${id}`)).join(', ') })
}

/** Omitted on the newsletter page, which has the form itself, and in the checkout, which links to nothing outside the order. */
function hasNewsletter({ language }: PageInput<unknown>, match: RouteMatch | null): boolean {
  const isItsPage = match?.name === 'content' && match.params.slug === routeSegment('newsletter', language)
  return !isItsPage && match?.name !== 'checkout'
}
