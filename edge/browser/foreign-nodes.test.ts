import { expect, test } from 'vitest'
import { hasForeign } from './foreign-nodes.ts'

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
