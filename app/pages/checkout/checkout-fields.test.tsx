// What browsers and keyboards are told of the checkout's fields (WCAG 1.3.5).
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Money } from '../../domain/pricing/money.ts'
import { countryOptions, countryTexts } from '../../features/country-fields/country-options.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { aParcel } from '../../testing/a-cart.ts'
import { readTags } from '../../testing/read-tags.ts'
import { checkoutLabels } from './checkout-labels.ts'
import { CONTACT_RULES } from './checkout-rules.ts'
import { ContactForm } from './contact-form.client.tsx'
import { VendorDelivery } from './vendor-delivery.tsx'

const t = await createTranslator('pl')
const shared = { countries: countryOptions('pl', t), countryTexts: countryTexts(t), labels: checkoutLabels(t) }
const nothing = () => undefined
const done = async () => true

const contact = (countryId: string, loginHref: string | null = null, wantsInvoice = true) =>
  renderToStaticMarkup(
    <ContactForm
      {...shared}
      initial={{
        email: '',
        countryId,
        phone: '',
        firstName: '',
        lastName: '',
        wantsInvoice,
        company: '',
        nip: '',
        invoiceAddress: '',
      }}
      countryId={countryId}
      checks={fieldChecks<keyof typeof CONTACT_RULES>(CONTACT_RULES, t)}
      loginHref={loginHref}
      isDraftKnown={false}
      onTyped={nothing}
      onCountry={nothing}
      onDone={done}
    />,
  )

const ZERO: Money = { minor: 0, currencyId: 'PLN' }
const CART = { deliveries: [], totalCost: ZERO, products: ZERO, deliveryCost: ZERO, discount: null, hasCodeError: false, countryId: null }
/** `name: autocomplete (inputmode)` of each field. */
function fieldsOf(html: string): string[] {
  const tags = [...readTags(html, 'select'), ...readTags(html, 'input')].filter(({ type }) => type !== 'checkbox')
  return tags.map((tag) => `${tag['name']}: ${tag['autoComplete']}${tag['inputMode'] === undefined ? '' : ` (${tag['inputMode']})`}`)
}

test('the buyer', () => {
  expect(fieldsOf(contact('PL'))).toEqual([
    'countryId: shipping country',
    'email: email',
    'firstName: given-name',
    'lastName: family-name',
    'phone: tel-national (tel)',
    'company: billing organization',
    'nip: off (numeric)',
    'invoiceAddress: billing street-address',
  ])
})

test('EXT-82: what is typed of an invoice stays in the form while none is wanted', () => {
  expect(contact('PL')).not.toContain('hidden=""')
  expect(contact('PL', null, false)).toMatch(/<div hidden="">.*name="company".*name="invoiceAddress"/)
})

test('a tax number with letters gets a keyboard with letters', () => {
  expect(fieldsOf(contact('ES'))).toContain('nip: off (text)')
})

test('GAP-152: login is offered to a guest, and to nobody who is logged in', () => {
  expect(contact('PL', '/logowanie?redirectTo=%2Fcheckout')).toContain('href="/logowanie?redirectTo=%2Fcheckout"')
  expect(contact('PL', null)).not.toContain('Masz już konto?')
})

test('DLV-01: a seller’s two parcels can come as in the cart again after another way was chosen', () => {
  const parcels = [1, 2].map((deliveryTypeId) => aParcel([], 1, { deliveryTypeId }))
  const html = renderToStaticMarkup(
    <VendorDelivery
      lying={{ cart: { ...CART, deliveries: parcels }, ways: [] }}
      offered={[
        { vendorId: 1, deliveryTypeId: 1, price: ZERO },
        { vendorId: 1, deliveryTypeId: 2, price: ZERO },
        // Of another seller.
        { vendorId: 2, deliveryTypeId: 3, price: ZERO },
      ]}
      ways={{ 1: 2 }}
      language="pl"
      labels={shared.labels}
      onChange={nothing}
    />,
  )
  expect(readTags(html, 'input').map(({ value, checked }) => [value, checked !== undefined])).toEqual([
    ['1+2', false],
    ['1', false],
    ['2', true],
  ])
})
