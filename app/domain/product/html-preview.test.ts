import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlPreview } from './html-preview.ts'

test.each([
  ['tags go', '<p>Fotel <b>dębowy</b></p>', 'Fotel dębowy'],
  ['blocks are apart', '<p>Fotel</p><p>z lat 60.</p>', 'Fotel z lat 60.'],
  [
    'items of a list are enumerated',
    '<p>Mamy:</p><ul><li>fotele</li><li>lampy</li></ul><p>Zapraszamy.</p>',
    'Mamy: fotele, lampy. Zapraszamy.',
  ],
  ['a list after a sentence is one', '<p>Mamy sklep.</p><ul><li>fotele</li><li>lampy</li></ul>', 'Mamy sklep. Fotele, lampy'],
  ['a list after plain text is one', 'Mamy sklep.<ul><li>fotele</li></ul>', 'Mamy sklep. Fotele'],
  ['a list inside a sentence is not', 'Dom sp. z o.o. oferuje<ul><li>fotele</li></ul>', 'Dom sp. z o.o. oferuje fotele'],
  ['items of one letter are enumerated', '<ul><li>a</li><li>b</li></ul>', 'a, b'],
  ['items that are sentences stay so', '<ul><li>Fotele.</li> <li>Lampy!</li></ul>', 'Fotele. Lampy!'],
  ['a heading ends as a sentence does', '<h2>O nas</h2>\n<p>Mamy pracownię</p>', 'O nas. Mamy pracownię'],
  ['a line break is a blank', 'Fotel<br>dębowy<br/>duży', 'Fotel dębowy duży'],
  ['inline tags do not cut words', 'dę<b>bow</b>y', 'dębowy'],
  ['blanks are one', 'a \n\t  b&nbsp;c', 'a b c'],
  ['a > in a value does not end the tag', '<a title="a > b">x</a>', 'x'],
  ['… nor in one between apostrophes', "<a title='a > b'>x</a>", 'x'],
  ["an apostrophe in a tag's name does not open a value", "<p'>x y</p>", 'x y'],
  ['comments go', 'a<!-- <b>x</b> > -->b', 'a b'],
  ['scripts go with their content', 'a<script>if (1 < 2) alert("</p>")</SCRIPT >b', 'a b'],
  ['styles go with their content', '<style>p > a {}</style>b', 'b'],
  ['a < that opens nothing stays', '3 < 4 i 5 <6', '3 < 4 i 5 <6'],
  ['an open tag takes the rest', 'a <b', 'a'],
  ['an open comment takes the rest', 'a <!-- b', 'a'],
  ['an open script takes the rest', 'a <script>b', 'a'],
  ['entities are decoded', 'A&amp;B &oacute;&#322;&#x142; &bdquo;x&rdquo; 3&lt;4', 'A&B ółł „x” 3<4'],
  ['decoded once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['decoded markup is text', '&lt;script&gt;x', '<script>x'],
  ['unknown entities stay', '&unknown; &toString; & &;', '&unknown; &toString; & &;'],
  ['numbers that are no characters', '&#0;&#xD800;&#xDFFF;&#x110000;', '\ufffd\ufffd\ufffd\ufffd'],
  ['numbers of characters beyond 16 bits', '&#x1F600;&#x10FFFF;', '😀\u{10ffff}'],
])('LST-22: %s', (_sentence, html, text) => {
  expect(htmlPreview(html)).toBe(text)
})

test.each([
  ['at its last whole word', 'Fotel z lat 60.', 12, 'Fotel z lat…'],
  ['where a word ends at the limit', 'Fotel dębowy', 6, 'Fotel…'],
  ['without the mark before it', 'Fotele, lampy i stoły', 10, 'Fotele…'],
  ['without all marks before it', 'Fotele... i lampy', 11, 'Fotele…'],
  ['with the marks inside it', 'Stół 3,5 m długi', 12, 'Stół 3,5 m…'],
  ['not when it fits', '<b>Fotel</b>', 5, 'Fotel'],
  ['inside a word that is longer', 'Fotel', 4, 'Fot…'],
  ['not through a character', 'aa😀a', 4, 'aa…'],
  ['nor through one before', 'a😀aaaa', 5, 'a😀a…'],
])('LST-22: a preview is cut %s', (_sentence, html, maxCharacters, text) => {
  expect(htmlPreview(html, maxCharacters)).toBe(text)
})

test('LST-22: text without markup stays as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-ząćęłńóśźż0-9.,]+$/)), (words) => {
      expect(htmlPreview(words.join(' '))).toBe(words.join(' '))
    }),
  )
})

test.each(['<a', '<', '<!--', '<script>', '<script></script', '<a "', '&#', '<p>'])(
  'LST-22: %s a hundred thousand times takes a moment',
  (piece) => {
    // Processor time: on a shared machine the clock says nothing.
    const start = process.threadCpuUsage()
    htmlPreview(piece.repeat(100_000))
    expect(process.threadCpuUsage(start).user / 1_000).toBeLessThan(1_000)
  },
)
