import { afterEach, expect, test, vi } from 'vitest'
import { hasForeign, wasForeign } from './foreign-nodes.ts'

const HTML = '<body><div class="a"><h1 id="t">Fotel</h1><input name="q"/><div hidden id="S:0"><p class="b">1</p></div></div></body>'
const element = (localName: string, className = '', id = '') => ({ localName, className, id })
const OWN = [element('div', 'a'), element('h1', '', 't'), element('input'), element('p', 'b')]

test.each([
  ['as it was sent, and moved by streaming', OWN, false],
  ['with an element of nobody', [...OWN, element('span')], true],
  ['with a second one of a kind', [...OWN, element('p', 'b')], true],
  ['with a class of nobody', [...OWN, element('div', 'ext')], true],
  ['with an element of a name of its own', [...OWN, element('font')], true],
  ['with less than was sent', OWN.slice(1), false],
])('a page %s', (_how, elements, isForeign) => expect(hasForeign(elements, HTML)).toBe(isForeign))

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['offline', async () => Promise.reject(new TypeError('offline')), false],
  ['as it was sent', async () => new Response(HTML), false],
  ['with less in it', async () => new Response('<body></body>'), true],
])('a page that was rendered again, %s, was foreign: %s', async (_how, answer, isForeign) => {
  for (const name of ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement']) vi.stubGlobal(name, EventTarget)
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('location', { href: 'http://shop.test/fotel-1' })
  vi.stubGlobal('fetch', answer)
  const before = OWN.map(({ className, ...rest }) => ({ ...rest, getAttribute: () => className, isConnected: true }))
  expect(await wasForeign(before as unknown as Element[], null)).toBe(isForeign)
})
