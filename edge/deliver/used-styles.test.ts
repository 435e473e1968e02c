import { expect, test } from 'vitest'
import { readMarkup, readRules, usedStyles } from './used-styles.ts'

const PAGE = readMarkup(
  '<body><div class="a b" data-size="small"><p class="c" aria-current="page">x</p><i data-open="">y</i></div><dialog></dialog></body>',
)
const used = (css: string) => usedStyles(readRules(css), PAGE)

test.each([
  // By classes and attributes of one element.
  '.a{color:red}',
  '.a.b[data-size=small]{color:red}',
  '.a[data-size="small"]{color:red}',
  '.a .c:before{content:"}"}',
  '.a>i[data-open]{color:red}',
  'div.a *{color:red}',
  // What a browser changes, and what stands in brackets.
  '.a:hover:not(.gone){color:red}',
  '.a:has(.later:checked){color:red}',
  ':is(.a,.gone) p{color:red}',
  '.a[open]{color:red}',
  '.a:not(:has(.b:not(.gone))){color:red}',
  String.raw`.gone\:x{color:red}`,
  // Groups and what has no selector.
  '@layer x,y;',
  '@layer x{@container (width>1px){.a{background:url("a;b{c")}}}',
  '@font-face{font-family:x}',
  '@keyframes x{50%{opacity:0}}',
])('kept as it is: %s', (css) => expect(used(css)).toBe(css))

test.each([
  ['.gone{color:red}', ''],
  ['.a.gone{color:red}', ''],
  ['.a .gone{color:red}', ''],
  ['.b[data-size=large]{color:red}', ''],
  ['[data-closed]{color:red}', ''],
  ['p.a{color:red}', ''],
  ['@media print{.gone{color:red}}', ''],
  ['.a,.gone,.c{color:red}', '.a,.c{color:red}'],
  ['/* .x{} */.a{color:red}', '.a{color:red}'],
])('left out where no element matches: %s', (css, left) => expect(used(css)).toBe(left))
