import { type ComponentProps, isValidElement, type MouseEvent, type ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ADDRESS_RULES } from '../../features/account/account-rules.ts'
import { AddressFields } from '../../features/country-fields/address-fields.client.tsx'
import { countryOptions, countryTexts } from '../../features/country-fields/country-options.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { aCart, zloty } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { SelectField } from '../../ui/form-field/select-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PrefixedValue } from '../../ui/prefixed-value/prefixed-value.tsx'
import { RadioCards } from '../../ui/radio-card/radio-cards.tsx'
import { TextArea } from '../../ui/text-area/text-area.client.tsx'
import { checkoutLabels } from './checkout-labels.ts'
import { CONTACT_RULES, PAYMENT_RULES, SUMMARY_RULES } from './checkout-rules.ts'
import { ContactForm } from './contact-form.client.tsx'
import { DeliveryForm } from './delivery-form.client.tsx'
import { PaymentForm } from './payment-form.client.tsx'
import type { OrderOutcome } from './place-order.client.ts'
import { SummaryForm } from './summary-form.client.tsx'

const t = await createTranslator('pl')
const labels = checkoutLabels(t)
const shared = { countries: countryOptions('pl', t), countryTexts: countryTexts(t), labels }

/** What the fields hold. */
let typed: Record<string, string> = {}

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null, activeElement: null }))
  vi.stubGlobal('location', { pathname: '/checkout', search: '?step=delivery' })
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('HTMLSelectElement', Input)
  vi.stubGlobal('FormData', function read() {
    return { get: (name: string) => typed[name] ?? null, has: (name: string) => name in typed }
  })
})

class Input {
  value = ''
  checked = false
}

/** A form of the checkout on its page, with its inputs. */
function onPage(render: () => ReactElement) {
  const inputs = new Map<string, Input>()
  const element = {
    querySelector: () => null,
    elements: { namedItem: (name: string) => inputs.get(name) ?? inputs.set(name, new Input()).get(name) },
  }
  const page = runIsland(() => {
    const rendered = render()
    for (const { form } of elementsOf(rendered, Form)) form.root.ref.current = element as unknown as HTMLFormElement
    return rendered
  })
  const form = () => elementsOf(page.current, Form)[0]?.form
  const current = { preventDefault: () => undefined, currentTarget: { querySelector: () => null, dataset: {} } }
  return {
    page,
    inputs,
    form,
    found: () => form()?.found.map(({ name, text }) => [name, text]),
    type: () => form()?.root.onInput?.({ ...current, target: {} } as never),
    send: () => form()?.root.onSubmit?.(current as never),
  }
}

const LINES = { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź' }
const HOME = { id: 7, ...LINES, countryId: 'PL' }
const ABROAD = { id: 8, ...LINES, street: 'Hauptstraße', countryId: 'DE' }

/** The step of the address, which asks for countries and is done with an address. */
function delivery(initial: ComponentProps<typeof DeliveryForm>['initial'], countryId: string, isSentThere = true) {
  const calls = {
    onTyped: vi.fn<(address: object) => void>(),
    onCountry: vi.fn<(id: string) => void>(),
    onDone: vi.fn(async () => isSentThere),
  }
  const lying = { cart: aCart([]), ways: [] }
  const saved = { saved: [HOME, ABROAD], offered: [], ways: {}, waysFailure: 'Nie wiadomo', language: 'pl', lying } as const
  const checks = fieldChecks<keyof typeof ADDRESS_RULES>(ADDRESS_RULES, t)
  const props = { ...shared, ...saved, ...calls, onWays: () => undefined, checks, initial, countryId }
  const step = onPage(() => DeliveryForm(props))
  const cards = () => elementsOf(step.page.current, RadioCards)[0]
  return { ...step, ...calls, props, chosen: () => cards()?.value, choose: (value: string) => cards()?.onChange?.(value) }
}

test.each([
  ['at first that in the country of delivery', null, 'DE', '8'],
  ['at first none where there is none', null, 'FR', 'another'],
  ['as it was chosen', { ...LINES, countryId: 'PL' }, 'PL', '7'],
  ['not that of another country, of which the lines are left', { ...LINES, countryId: 'DE' }, 'DE', 'another'],
])('EXT-82: of saved addresses is chosen %s, and the country stays', (_which, initial, countryId, chosen) => {
  const step = delivery(initial, countryId)
  expect([step.chosen(), step.onCountry.mock.calls]).toEqual([chosen, []])
})

test('EXT-82: a saved address that is chosen brings its country', () => {
  const step = delivery(null, 'DE')
  step.choose('7')
  expect([step.chosen(), step.onCountry.mock.calls]).toEqual(['7', [['PL']]])
})

test('GAP-31, EXT-82: a typed address is kept, follows the country that is chosen elsewhere, and says why its sums are old', () => {
  typed = { street: 'Piotrkowska' }
  const step = delivery({ ...LINES, countryId: 'DE' }, 'DE')
  step.type()
  expect(step.onTyped.mock.calls).toMatchObject([[typed]])
  for (const countryId of ['FR', 'DE']) {
    Object.assign(step.props, { countryId })
    step.page.again()
    expect(step.inputs.get('countryId')?.value).toBe(countryId)
  }
  expect(elementsOf(step.page.current, AddressFields)).toMatchObject([{ initial: LINES, countryId: 'DE', use: 'shipping ' }])
  expect(elementsOf(step.page.current, FailureNote)).toEqual([{ text: 'Nie wiadomo' }])
})

const FRENCH = { ...LINES, countryId: 'FR', zipCode: '75001' }

test.each([
  ['a typed one, as the shop API reads it', 'FR', { ...FRENCH, zipCode: ' 75 001', apartment: '' }, FRENCH, 'countryId', null],
  ['a saved one, whatever the fields hold', 'PL', {}, { ...LINES, countryId: 'PL' }, null, labels.otherCountry],
])(
  'EXT-49: the step is done with %s; one to which not all is sent is refused there',
  async (_which, countryId, fields, address, field, error) => {
    typed = fields
    const step = delivery(null, countryId, false)
    step.send()
    await vi.waitFor(() => expect(step.onDone.mock.calls).toEqual([[address]]))
    const found = field === null ? [] : [[field, labels.otherCountry]]
    await vi.waitFor(() => expect([step.found(), step.form()?.error]).toEqual([found, error]))
  },
)

const PERSON = { email: 'hanna@patyna.test', firstName: 'Hanna', lastName: 'Nowak', phone: '600 700 800' }
const BUYER = { ...PERSON, company: '', nip: '', invoiceAddress: '' }

const GERMAN = { wantsInvoice: 'on', company: 'Haus', invoiceAddress: 'Berlin', countryId: 'DE', phone: '030 901820' }

/** The first step, as the server renders it, without the draft. */
function contact(countryId: string, isSentThere = true) {
  const calls = {
    onTyped: vi.fn<(contact: object) => void>(),
    onCountry: vi.fn<(id: string) => void>(),
    onDone: vi.fn(async () => isSentThere),
  }
  const checks = fieldChecks<keyof typeof CONTACT_RULES>(CONTACT_RULES, t)
  const empty = { ...BUYER, email: '', firstName: '', lastName: '', phone: '', wantsInvoice: false, countryId }
  const props = { ...shared, ...calls, checks, loginHref: null, initial: empty, countryId, isDraftKnown: false }
  const step = onPage(() => ContactForm(props))
  const isInvoiceShown = () => elementsOf(step.page.current, 'div').some(({ hidden }) => hidden === false)
  return { ...step, ...calls, props, isInvoiceShown }
}

test.each([
  ['nothing', {}, [], []],
  ['a name', { firstName: 'Hanna' }, [[{ firstName: 'Hanna' }]], []],
  ['another country', { countryId: 'DE' }, [[{ countryId: 'DE' }]], [['DE']]],
  ['the invoice', { wantsInvoice: 'on' }, [[{ wantsInvoice: true }]], []],
])('GAP-31: of what was typed before the scripts arrived counts %s', (_what, fields, told, countries) => {
  typed = { countryId: 'PL', ...fields }
  const step = contact('PL')
  expect([step.onTyped.mock.calls, step.onCountry.mock.calls, step.isInvoiceShown()]).toEqual([told, countries, 'wantsInvoice' in fields])
})

test('GAP-31: the draft is filled in once it is read, and once', () => {
  typed = { countryId: 'PL' }
  const step = contact('PL')
  const email = () => step.inputs.get('email')?.value
  expect([email(), step.isInvoiceShown()]).toEqual([undefined, false])
  Object.assign(step.props, {
    isDraftKnown: true,
    initial: { ...step.props.initial, email: 'hanna@patyna.test', wantsInvoice: true, countryId: 'DE' },
  })
  step.page.again()
  expect([email(), step.isInvoiceShown()]).toEqual(['hanna@patyna.test', true])
  expect(elementsOf(step.page.current, PrefixedValue)).toMatchObject([{ prefix: '+49' }])
  Object.assign(step.inputs.get('email') ?? {}, { value: 'typed since' })
  step.page.again()
  expect(email()).toBe('typed since')
})

test.each([
  ['here rules phone and tax number', true, 'DE'],
  ['elsewhere is shown, and leaves them to the rules by which they were typed', false, 'PL'],
])('EXT-82: a country that is chosen %s', async (_where, isHere, rules) => {
  typed = { ...BUYER, countryId: 'PL' }
  const step = contact('PL', false)
  if (isHere) elementsOf(step.page.current, SelectField)[0]?.onChange?.({ currentTarget: { value: 'DE' } } as never)
  expect(step.onCountry.mock.calls).toEqual(isHere ? [['DE']] : [])
  step.props.countryId = typed['countryId'] = 'DE'
  step.page.again()
  expect(step.inputs.get('countryId')?.value).toBe('DE')
  step.type()
  const told = { ...BUYER, wantsInvoice: false, countryId: rules }
  expect(step.onTyped.mock.calls.at(-1)).toEqual([told])
  typed = { ...typed, phone: isHere ? '030 901820' : BUYER.phone }
  step.send()
  await vi.waitFor(() => expect(step.onDone.mock.calls).toEqual([[{ ...told, phone: typed['phone'] }, 'DE']]))
  await vi.waitFor(() => expect(step.found()).toEqual([['countryId', labels.otherCountry]]))
})

test.each([
  ['is not wanted: none of its fields is asked for', {}, []],
  ['is wanted', { wantsInvoice: 'on' }, ['company', 'nip', 'invoiceAddress']],
  ['has a number whose last digit is wrong', { wantsInvoice: 'on', company: 'Dom', invoiceAddress: 'Łódź', nip: '5260001247' }, ['nip']],
  ['has a number of Germany', { ...GERMAN, nip: 'DE 136 695 976' }, []],
  ['has a number of Germany whose last digit is wrong', { ...GERMAN, nip: '136695978' }, ['nip']],
  ['has a number behind that of its country', { wantsInvoice: 'on', company: 'Dom', invoiceAddress: 'Łódź', nip: 'PL 526-000-12-46' }, []],
])('GAP-31: an invoice that %s', async (_what, fields, wrong) => {
  typed = { ...BUYER, countryId: 'PL', ...fields }
  const step = contact(typed['countryId'] ?? '')
  step.send()
  await vi.waitFor(() =>
    expect([step.found()?.map(([name]) => name), step.onDone.mock.calls.length]).toEqual([wrong, wrong.length === 0 ? 1 : 0]),
  )
})

test('GAP-32: a method that cannot pay this sum is there, and says why it cannot be chosen', async () => {
  typed = { payment: 'blik' }
  const options = [
    { id: 'blik', name: 'BLIK', min: null, max: 100 },
    { id: 'card', name: 'Karta', min: null, max: 99 },
  ]
  const onDone = vi.fn(async () => undefined)
  const checks = fieldChecks<'payment'>(PAYMENT_RULES, t)
  const step = onPage(() => PaymentForm({ initial: 'blik', options, total: zloty(100), checks, labels, onDone }))
  expect(elementsOf(step.page.current, RadioCards)[0]).toMatchObject({
    defaultValue: 'blik',
    cards: [{ isDisabled: false }, { isDisabled: true, note: labels.notForThisSum }],
  })
  step.send()
  await vi.waitFor(() => expect(onDone.mock.calls).toEqual([['blik']]))
})

const order = { orderId: 1, number: 'PAT-1', paymentLink: '/platnosc/1', total: zloty(1) }
const ended = { kind: 'ended', status: 401, code: 'UNAUTHORIZED', fields: {} } as const
const AGREED = { comment: 'Dzwonić', personalDataAgreement: 'on', termsAgreement: 'on' }

function summary(outcome: OrderOutcome) {
  const onOrder = vi.fn(async () => outcome)
  const texts = { termsHref: '', privacyHref: '', loginHref: '/logowanie', comment: '' }
  const checks = fieldChecks<keyof typeof SUMMARY_RULES>(SUMMARY_RULES, t)
  const props = {
    ...texts,
    checks,
    labels,
    email: 'hanna@patyna.test',
    onOrder,
    onComment: vi.fn<(comment: string) => void>(),
  }
  return { ...onPage(() => SummaryForm(props)), ...props }
}

test.each<[OrderOutcome, string | null]>([
  [{ kind: 'placed', order }, null],
  [{ kind: 'atOtherTotal', order }, null],
  [{ kind: 'changed' }, labels.sumChanged],
  [{ kind: 'otherCart' }, labels.cartChanged],
  [{ kind: 'gone' }, labels.blocked],
  [{ kind: 'notSentThere' }, labels.otherCountry],
  [{ kind: 'emailTaken' }, labels.emailTaken],
  [{ kind: 'empty' }, labels.empty],
  [{ kind: 'failed', failure: null }, labels.failed],
  [{ kind: 'failed', failure: ended }, labels.ended],
])('GAP-31, GAP-41: after the order button came to %j the form says %s; two presses order once', async (outcome, text) => {
  typed = AGREED
  const step = summary(outcome)
  step.send()
  step.send()
  await vi.waitFor(() => expect(step.onOrder.mock.calls).toEqual([['Dzwonić']]))
  await vi.waitFor(() => expect([step.form()?.isSubmitting, step.form()?.error]).toEqual([false, text]))
  const notices = elementsOf(step.page.current, Notice)
  expect(notices).toHaveLength(outcome.kind === 'emailTaken' ? 1 : 0)
  for (const { action } of notices) if (isValidElement<{ onClick: (event?: MouseEvent) => void }>(action)) action.props.onClick()
  expect(sessionStorage.getItem('kept-forms')?.includes('hanna@patyna.test') ?? false).toBe(outcome.kind === 'emailTaken')
  step.onOrder.mockResolvedValueOnce({ kind: 'failed', failure: null })
  step.send()
  await vi.waitFor(() => expect(elementsOf(step.page.current, Notice), 'of the last try alone').toEqual([]))
})

test('GAP-31: without the consents nothing is ordered', async () => {
  typed = { comment: 'Dzwonić' }
  const step = summary({ kind: 'placed', order })
  elementsOf(step.page.current, TextArea)[0]?.onBlur?.({ currentTarget: { value: 'Dzwonić' } } as never)
  expect(step.onComment.mock.calls, 'kept with the draft').toEqual([['Dzwonić']])
  step.send()
  await vi.waitFor(() => expect(step.found()?.map(([name]) => name)).toEqual(['personalDataAgreement', 'termsAgreement']))
  expect(step.onOrder).not.toHaveBeenCalled()
})
