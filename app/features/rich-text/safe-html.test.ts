import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

test.each([
  [
    'paragraphs and lists stay',
    '<p>Krzesło <strong>dębowe</strong></p><ul><li>1</li></ul>',
    '<p>Krzesło <strong>dębowe</strong></p><ul><li>1</li></ul>',
  ],
  ['attributes go', '<p onclick="x()" style="color:red" class="a">a</p>', '<p>a</p>'],
  ['a script goes with its content', 'a<script>alert(1)</script>b', 'ab'],
  ['an unclosed script takes the rest', 'a<script>alert(1)', 'a'],
  ['an unknown tag goes, its text stays', '<marquee>a</marquee>', 'a'],
  ['what is not closed is closed', '<ul><li><b>a', '<ul><li><b>a</b></li></ul>'],
  ['what closes too much closes nothing', '</div></p>a', 'a'],
  [
    'a plain link stays',
    '<a href="https://example.org/?a=1&b=2" target="_top">a</a>',
    '<a href="https://example.org/?a=1&amp;b=2" rel="nofollow noopener">a</a>',
  ],
  ['a script as an address goes', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['an encoded one, too', '<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  ['another site in disguise, too', '<a href="//evil.test">a</a><a href="/\\evil.test">b</a>', '<a>a</a><a>b</a>'],
  ['a lone < is a character', '3 < 4', '3 &lt; 4'],
  ['comments go', 'a<!-- b -->c', 'ac'],
])('%s', (_sentence, html, expected) => expect(safeHtml(html)).toBe(expected))

test('whatever comes in, only the allowed tags come out', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    'a',
    'p',
    'script',
    'img',
    'href',
    'onerror',
    'javascript:',
    '&lt;',
    '<!--',
    '-->',
    '</p>',
    '<a href=',
  )
  const allowed = /^<(?:\/?(?:p|ul|ol|li|strong|b|em|i|h2|h3|h4|blockquote|a)|br|a href="[^"<>\s]*" rel="nofollow noopener")>/
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const safe = safeHtml(parts.join(''))
      for (let at = safe.indexOf('<'); at !== -1; at = safe.indexOf('<', at + 1)) expect(safe.slice(at)).toMatch(allowed)
    }),
  )
})
