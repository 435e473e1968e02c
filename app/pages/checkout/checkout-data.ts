import type { Address } from '../../domain/checkout/address.ts'
import { type CheckoutStep, type ContactDetails, type OrderPreview, type PaymentOption } from '../../domain/checkout/checkout.ts'
import { phoneIn, splitPhone } from '../../domain/checkout/phone-number.ts'
import { ADDRESS_RULES } from '../../features/account/account-rules.ts'
import type { CountryTexts } from '../../features/country-fields/country-checks.ts'
import type { CountryOption } from '../../features/country-fields/country-option.ts'
import { countryOptions, countryTexts } from '../../features/country-fields/country-options.ts'
import { type FieldChecks } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import type { Profile } from '../../domain/account/profile.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { contentHref, loginHref } from '../../addresses/page-links.ts'
import { unlessFailed } from '../../shop-api/unless-failed.ts'
import { CONTACT_RULES, PAYMENT_RULES, SUMMARY_RULES } from './checkout-rules.ts'
import { checkoutLabels, type CheckoutLabels } from './checkout-labels.ts'

/** Data that all steps need, independent of form input. */
export interface CheckoutData {
  language: Language
  /** Prefix of the market's paths. */
  pathPrefix: string
  /** Preview of an order of the current cart with default deliveries. */
  lying: OrderPreview
  options: readonly PaymentOption[]
  /** The logged-in user; null = a guest. */
  profile: Pick<Profile, 'id'> | null
  addresses: readonly Address[]
  /** Initial values of the first form. */
  firstContact: ContactDetails
  countries: readonly CountryOption[]
  countryTexts: CountryTexts
  checks: {
    contact: FieldChecks<keyof typeof CONTACT_RULES>
    delivery: FieldChecks<keyof typeof ADDRESS_RULES>
    payment: FieldChecks<keyof typeof PAYMENT_RULES>
    summary: FieldChecks<keyof typeof SUMMARY_RULES>
  }
  hrefs: {
    steps: Record<CheckoutStep, string>
    cart: string
    /** Login that leads back to a step. */
    logins: Record<'contact' | 'summary', string>
    terms: string
    privacy: string
  }
  labels: CheckoutLabels
}

/** The cart is empty, and whose cart it is. */
type EmptyCheckout = { lying: null } & Pick<CheckoutData, 'profile'>

/** Loads the checkout's data. */
export async function checkoutData(input: PrivatePageInput<unknown>): Promise<CheckoutData | EmptyCheckout> {
  const { t, language, market, session } = input
  const { shop, promoCode } = session
  const [lying, profile, options] = await Promise.all([shop.preview(promoCode), shop.profile(), shop.paymentOptions(market.currencyId)])
  if (!lying) return { lying, profile }
  // Without them one is typed.
  const addresses = (profile && (await unlessFailed(shop.addresses()))) ?? []
  const known = profile?.phone ? splitPhone(profile.phone) : null
  // The country that was chosen on another page; a market of several countries has none to start with but that of the phone.
  const chosen = lying.cart.countryId === market.shippingTo.toUpperCase() ? null : lying.cart.countryId
  const countryId = chosen ?? market.countryId ?? known?.countryId ?? ''
  const stepHref = (step: CheckoutStep) => href('checkout', { step, order: null }, language)
  return {
    language,
    pathPrefix: market.prefix,
    lying,
    options,
    profile: profile && { id: profile.id },
    addresses,
    firstContact: {
      email: profile?.email ?? '',
      firstName: profile?.firstName ?? '',
      lastName: profile?.lastName ?? '',
      countryId,
      phone: known ? phoneIn(countryId, known) : '',
      wantsInvoice: false,
      company: '',
      nip: '',
      invoiceAddress: '',
    },
    countries: countryOptions(language, t),
    countryTexts: countryTexts(t),
    checks: checkoutChecks(t),
    hrefs: {
      steps: { contact: stepHref('contact'), delivery: stepHref('delivery'), payment: stepHref('payment'), summary: stepHref('summary') },
      cart: href('cart', {}, language),
      logins: { contact: loginHref(stepHref('contact'), language), summary: loginHref(stepHref('summary'), language) },
      terms: contentHref('terms', language),
      privacy: contentHref('privacy', language),
    },
    labels: checkoutLabels(t),
  }
}

/** What the fields of each step must fulfil. */
export function checkoutChecks(t: Translate): CheckoutData['checks'] {
  return {
    contact: fieldChecks<keyof typeof CONTACT_RULES>(CONTACT_RULES, t),
    delivery: fieldChecks<keyof typeof ADDRESS_RULES>(ADDRESS_RULES, t),
    payment: fieldChecks<keyof typeof PAYMENT_RULES>(PAYMENT_RULES, t),
    summary: fieldChecks<keyof typeof SUMMARY_RULES>(SUMMARY_RULES, t),
  }
}
