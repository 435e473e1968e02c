import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Language } from '../domain/language.ts'
import type { User } from '../domain/account/user.ts'
import { testInput } from '../testing/test-input.ts'
import { UserPanel } from './user-panel.tsx'
import { visitorProps } from './visitor-props.ts'

const CUSTOMER: User = { id: 1, firstName: 'Hanna', hasPassword: true, isAdmin: false, isUserPro: false, isVendor: false }

async function render(user: ComponentProps<typeof UserPanel>['user'], language: Language = 'pl'): Promise<string> {
  const { user: props, pathPrefix } = visitorProps(await testInput({ params: {}, language }))
  return renderToStaticMarkup(<UserPanel user={user} pathPrefix={pathPrefix} {...props} />)
}

/** Labels of the entries, in order. */
const entries = (html: string) => [...html.matchAll(/<li>.*?<\/li>/gs)].map(([one]) => one.replace(/<[^>]*>/g, ''))
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test.each<[string, User, string]>([
  ['by the first name', CUSTOMER, 'Cześć, Hanna!'],
  ['GAP-36: without a name in general', { ...CUSTOMER, firstName: null }, 'Cześć!'],
])('HDR-10: the greeting, %s', async (_sentence, user, greeting) => {
  expect(await render(user)).toContain(`>${greeting}<`)
})

test('HDR-10: of whom only the name is known is greeted and has what every user has', async () => {
  const html = await render({ firstName: 'Hanna' })
  expect(html).toContain('>Cześć, Hanna!<')
  expect(entries(html)).toEqual(entries(await render(CUSTOMER)))
})

test('HDR-09: a guest is offered login and registration', async () => {
  const html = await render(null)
  expect(hrefs(html)).toEqual(['/logowanie', '/rejestracja'])
  expect(entries(html)).toEqual([])
})

test('MNU-04, MNU-05: the seller panel is on its own host, in a tab of its own', async () => {
  const html = await render({ ...CUSTOMER, isVendor: true })
  expect(html).toMatch(/<a [^>]*href="https:\/\/vendor\.shop\.test" target="_blank" rel="noopener"/)
  expect(await render(CUSTOMER)).not.toContain('target="_blank"')
})

test('EXT-16: an unpaid order is paid with one click; one without an open payment leads to the order', async () => {
  const unpaidOrders = [
    { id: 1002, number: 'PAT-1002', paymentLink: '/platnosc-testowa/1' },
    { id: 1001, number: 'PAT-1001', paymentLink: null },
  ]
  const html = await render({ ...CUSTOMER, unpaidOrders }, 'es')
  expect(hrefs(html).slice(0, 2)).toEqual(['/es/platnosc-testowa/1', '/es/historial-de-pedidos/1001'])
  expect(html).toContain('Pagar el pedido PAT-1002')
  expect(await render(CUSTOMER, 'es')).not.toContain('Pagar')
})
