// The mailed links of the newsletter, used by browsers without scripts and by mail programs (EXT-52).
import { describe, expect, test } from 'vitest'
import { createMailSenders } from './mail-senders.ts'
import { startTestEdge } from './test-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

const edge = edgeOfFile(startTestEdge)
const shopper = createMailSenders(edge)

const LANGUAGES = {
  pl: {
    join: 'Potwierdzam zapis',
    joined: 'Gotowe. Piszemy w czwartki.',
    leave: 'Wypisz mnie',
    left: 'Nie wyślemy już newslettera',
  },
  en: {
    join: 'Confirm the sign-up',
    joined: 'Done. We write on Thursdays.',
    leave: 'Unsubscribe',
    left: 'We will not send the newsletter',
  },
  es: {
    join: 'Confirmar la suscripción',
    joined: 'Listo. Escribimos los jueves.',
    leave: 'Darme de baja',
    left: 'No enviaremos más el boletín',
  },
} as const
const EACH = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]

const tokenIn = (path: string) => new URL(path, 'http://shop.test').searchParams.get('token') ?? ''

async function pageAt(path: string): Promise<string> {
  const response = await edge.get(path)
  expect(response.status, path).toBe(200)
  return response.text()
}

async function leadsTo(path: string): Promise<string | null> {
  const response = await edge.get(path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store'])
  return response.headers.get('location')
}

describe.each(EACH)('EXT-52: the newsletter in %s', (language) => {
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    body: String(new URLSearchParams(fields)),
  })
  const newest = () => edge.shop.outbox()[0]

  test('is confirmed and ended by its mailed links, without scripts and a login', async () => {
    await shopper.senders['newsletter-confirm'](language)
    const path = newest()?.link ?? ''
    const html = await pageAt(path)
    const action = /action="(\/newsletter-link[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(await leadsTo(action), 'the page of failures says "try again" there').toBe(path)
    expect(html).toContain(LANGUAGES[language].join)
    expect(newest()?.template, 'opening the link changes nothing').toBe('newsletter-confirm')
    const token = tokenIn(path)
    const confirmed = await edge.get('/newsletter-link', form({ page: 'confirmNewsletter', token, language }))
    expect(confirmed.status).toBe(303)
    expect(await pageAt(confirmed.headers.get('location') ?? '')).toContain(LANGUAGES[language].joined)
    expect(newest()?.template).toBe('newsletter-welcome')

    const end = newest()?.moreLinks[0]?.link ?? ''
    expect(await pageAt(end)).toContain(LANGUAGES[language].leave)
    const ended = await edge.get('/newsletter-link', form({ page: 'endNewsletter', token: tokenIn(end), language }))
    expect(await pageAt(ended.headers.get('location') ?? '')).toContain(LANGUAGES[language].left)
    const dead = await edge.get('/newsletter-link', form({ page: 'confirmNewsletter', token, language }))
    expect(dead.headers.get('location')).toMatch(/outcome=dead$/)
  })

  test('is ended by the button of a mail program, from anywhere (RFC 8058), and by nothing less', async () => {
    await shopper.senders['newsletter-welcome'](language)
    const path = newest()?.unsubscribeLink ?? ''
    expect(await (await fetch(`${edge.shop.origin}/__mock/mails/${newest()?.id}/text`)).text()).toContain(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    )
    expect(await leadsTo(path), 'a mail program without this opens it in the browser').toBe(newest()?.moreLinks[0]?.link)
    const fromAnywhere = { 'sec-fetch-site': 'cross-site' }
    expect((await edge.get(path, form({}, fromAnywhere))).status).toBe(400)
    expect((await edge.get('/newsletter-end', form({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(400)
    expect((await edge.get('/newsletter-link', form({ page: 'endNewsletter', token: tokenIn(path), language }, fromAnywhere))).status).toBe(
      403,
    )
    const confirm = async () => (await shopper.send('/shop/newsletter/confirm', { token: tokenIn(path) }, language)).status
    expect(await confirm()).toBe(200)
    const asForm = form({ 'List-Unsubscribe': 'One-Click' }, fromAnywhere)
    const oneClick = async (request = asForm) => (await edge.get(path, request)).status
    // EXT-56: what is not of the contract has ended nothing.
    edge.shop.setInterference(async () => new Response('<h1>Done</h1>', { headers: { 'content-type': 'text/html' } }))
    const byForm = await edge.get('/newsletter-link', form({ page: 'endNewsletter', token: tokenIn(path), language }))
    expect([await oneClick(), byForm.status]).toEqual([503, 503])
    edge.shop.setInterference()
    expect(await oneClick()).toBe(204)
    expect(await confirm()).toBe(422)
    // As mail programs should send it.
    const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
    expect(await oneClick({ method: 'POST', headers: { ...fromAnywhere, 'content-type': 'multipart/form-data; boundary=b' }, body })).toBe(
      204,
    )
  })
})
