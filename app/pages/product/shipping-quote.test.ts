import type { ReactElement, RefObject } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '../../domain/account/user.ts'
import type { ProductId } from '../../domain/ids.ts'
import { changeIn, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { MaskedField } from '../../ui/masked-field/masked-field.client.tsx'
import { DeliveryQuotes } from './delivery-quotes.tsx'
import { PurchaseState } from './purchase.client.tsx'
import { ShippingQuote, type ShippingQuoteProps } from './shipping-quote.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

class Field {
  value = '00-950'
  focus = vi.fn<() => void>()
}
const QUOTED = () => Response.json({ data: { items: [{ type: 'HOME', price: 49, currencyId: 'PLN', days: 2 }] } })
const LOGIN = '/logowanie?redirectTo=%2Ffotel-7%3FcampaignId%3D4'
const led: string[] = []
let answers: ((answer: Response) => void)[]

beforeEach(() => {
  led.length = 0
  answers = []
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/fotel-7', search: '?campaignId=4', assign: (to: string) => led.push(to) })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('fetch', async (path: string) => new Promise((resolve) => path.endsWith('/estimate') && answers.push(resolve)))
})

async function asked(user: Partial<User> | null | undefined, value = '00-950') {
  if (user !== undefined) await changeIn<User | null>(VISITOR_KEYS.user, { run: async () => user as User | null })
  const labels = { failed: 'Nie udało się.', ended: 'Zaloguj się ponownie.', incorrectZipCode: 'Nie taki.' } as ShippingQuoteProps['labels']
  const props = { productId: 7 as ProductId, language: 'pl', loginHref: '/logowanie', enquiryHref: '/', typed: '', labels } as const
  type Form = ReactElement<{ ref: RefObject<unknown>; onSubmit: (event: object) => void }>
  const purchase = { quantity: 1 }
  const island = runIsland(() => ShippingQuote(props) as Form, new Map([[PurchaseState, purchase]]))
  const field = Object.assign(new Field(), { value })
  island.current.props.ref.current = { elements: { namedItem: () => field } }
  const press = () => island.current.props.onSubmit({ preventDefault: () => undefined })
  press()
  return {
    press,
    field,
    /** Another quantity is chosen. */
    choose(quantity: number) {
      purchase.quantity = quantity
      island.again()
    },
    masked: () => elementsOf(island.current, MaskedField)[0],
    isBusy: () => elementsOf(island.current, Button)[0]?.isBusy,
    said: () => elementsOf(island.current, 'p').map(({ children }) => children),
    quotes: () => elementsOf(island.current, DeliveryQuotes).map(({ quotes }) => quotes),
    /** Answers what was asked. */
    async answer(response: Response) {
      await vi.waitFor(() => expect(answers).toHaveLength(1))
      answers.shift()?.(response)
      await vi.waitFor(() => expect(elementsOf(island.current, Button)[0]?.isBusy).toBe(false))
    },
  }
}

test('spec §5, GAP-99: a guest is led to login, which leads back with what led here, and nothing is asked', async () => {
  await asked(null)
  await vi.waitFor(() => expect(led).toEqual([LOGIN]))
  expect(answers).toEqual([])
})

test.each([
  ['a user is asked for as of one, once', { id: 7 }, [], 1],
  ['a guest is led to login', null, [LOGIN], 0],
  ['that failed is led to login', undefined, [LOGIN], 0],
])('GAP-39: whom nobody knows yet is read first; %s', async (_who, user, expected, asks) => {
  const reading = Promise.withResolvers<Response>()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    path.endsWith('/client/details') ? reading.promise : fetch(path, init),
  )
  const { isBusy, press } = await asked(undefined)
  press()
  expect([isBusy(), led]).toEqual([true, []])
  reading.resolve(user === undefined ? Response.json({ error: { code: 'DOWN' } }, { status: 503 }) : Response.json({ data: user }))
  await vi.waitFor(() => expect([led, answers.length]).toEqual([expected, asks]))
  expect(isBusy()).toBe(asks === 1)
})

test('GAP-39: a second press while the cost is asked for asks nothing; what fails is said, and can be asked again', async () => {
  const { press, isBusy, said, answer, quotes } = await asked({ id: 7 })
  press()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect(isBusy()).toBe(true)
  await answer(Response.json({ error: { code: 'DOWN' } }, { status: 503 }))
  expect(said()).toEqual(['Nie udało się.'])
  press()
  expect(said()).toEqual([])
  await answer(QUOTED())
  expect([quotes(), led]).toMatchObject([[[{ type: 'HOME', days: 2 }]], []])
})

test('spec §5, VAL-26: a code that is none is not asked for, and wrong until it is corrected', async () => {
  const { field, isBusy, masked } = await asked({ id: 7 }, '00-9')
  expect([isBusy(), answers.length, masked()?.error, field.focus.mock.calls.length]).toEqual([false, 0, 'Nie taki.', 1])
  const errorOf = (value: string) => {
    masked()?.onInput?.({ currentTarget: { value } } as never)
    return masked()?.error
  }
  expect(['00-95', '00-950'].map(errorOf)).toEqual(['Nie taki.', null])
})

test('GAP-39: a cost is shown with the code and the number of pieces that it is for', async () => {
  const { press, field, choose, masked, quotes, answer } = await asked({ id: 7 })
  const type = (value: string) => masked()?.onInput?.({ currentTarget: Object.assign(field, { value }) } as never)
  await answer(QUOTED())
  expect([quotes().length, masked()?.error]).toEqual([1, null])
  choose(2)
  expect(quotes()).toEqual([])
  choose(1)
  type('00-950')
  expect(quotes()).toHaveLength(1)
  type('00-951')
  expect(quotes()).toEqual([])
  press()
  type('00-952')
  await answer(QUOTED())
  expect(quotes(), 'an answer for the code of before').toEqual([])
})
