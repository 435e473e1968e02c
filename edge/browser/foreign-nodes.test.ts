import { expect, test, vi } from 'vitest'
import { hasForeign, wasForeign } from './foreign-nodes.ts'

const HTML = '<body><div class="a"><h1 id="t">Fotel</h1><input name="q"/><div hidden id="S:0"><p class="b">1</p></div></div></body>'
const element = (localName: string, className = '', id = '') => ({ localName, className, id })
const OWN = [element('div', 'a'), element('h1', '', 't'), element('input'), element('p', 'b')]

test.each([
  ['as it was sent, and moved by streaming', OWN, false],
  ['with an element of nobody', [...OWN, element('span')], true],
  ['with a second one of a kind', [...OWN, element('p', 'b')], true],
  ['with a class of nobody', [...OWN, element('div', 'ext')], true],
  ['with less than was sent', OWN.slice(1), false],
])('a page %s', (_how, elements, isForeign) => expect(hasForeign(elements, HTML)).toBe(isForeign))

const PAGE = 'http://shop.test/fotel-1'
const BEFORE = OWN.map(({ className, ...rest }) => ({ ...rest, getAttribute: () => className, isConnected: true })) as unknown as Element[]

/** A browser that shows a page and has an answer for its HTML. @returns what was looked for and fetched */
function stubBrowser(href: string, answer: () => Promise<Response>): string[] {
  const asked: string[] = []
  for (const name of ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement']) vi.stubGlobal(name, EventTarget)
  vi.stubGlobal('document', { querySelectorAll: () => (asked.push('fields'), []) })
  vi.stubGlobal('location', { href })
  vi.stubGlobal('fetch', async (address: string) => (asked.push(address), answer()))
  return asked
}

test.each([
  ['offline', async () => Promise.reject(new TypeError('offline')), false],
  ['as it was sent', async () => new Response(HTML), false],
  ['with less in it', async () => new Response('<body></body>'), true],
])('a page that was rendered again, %s', async (_how, answer, isForeign) => {
  stubBrowser(PAGE, answer)
  expect(await wasForeign(BEFORE, null, PAGE)).toBe(isForeign)
})

test.each([
  [PAGE, ['fields', PAGE]],
  ['http://shop.test/koszyk', [PAGE]],
])('what was typed is filled in on its own page alone: now on %s', async (href, expected) => {
  const asked = stubBrowser(href, async () => new Response(HTML))
  await wasForeign(BEFORE, null, PAGE)
  expect(asked).toEqual(expected)
})
