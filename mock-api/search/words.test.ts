import { expect, test } from 'vitest'
import { textOfHtml } from './text-of-html.ts'
import { words } from './words.ts'

test.each([
  ['Łóżko dębowe', ['lozko', 'debowe']],
  ['mid-century, „PRL”/366', ['mid', 'century', 'prl', '366']],
  ['zo\u0301\u0142ty', ['zolty']],
  ['Straße', ['strasse']],
  ['\u0301 … 🪑', []],
  ['椅子 стул', ['椅子', 'стул']],
  ['', []],
])('the words of %j', (text, expected) => expect(words(text)).toEqual(expected))

test('HTML: tags, attributes and entities are not words, and tags separate words', () => {
  expect(words(textOfHtml('<p class="lampa">stół<br>dębowy&nbsp;z&#160;lat</p>'))).toEqual(['stol', 'debowy', 'z', 'lat'])
})
