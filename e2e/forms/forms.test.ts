import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isNode, syntaxTree, walk } from '#app/architecture/syntax-tree.ts'

/** Sources of the rows. Read as text: their functions need Playwright. */
const ROWS = [...readFileSync('e2e/forms/forms.ts', 'utf8').matchAll(/^ {4}source: '([^']+)',$/gm)].map(([, source]) => source ?? '')

/** Forms without input that could be wrong or lost, and why. */
const WITHOUT_INPUT: Readonly<Record<string, string>> = {
  'app/features/cart/added-dialog.client.tsx': 'closes its dialog',
  'app/features/filters/filter-buttons.client.tsx': 'a search: its choice is in the address',
  'app/features/filters/filter-form.tsx': 'a search: its choice is in the address',
  'app/features/search-box/search-box.tsx': 'a search: its words are in the address',
  'app/layout/category-nav.tsx': 'a search: its choice is in the address',
  'app/features/saved-searches/save-search-dialog.client.tsx': 'saves in the browser under a name that is filled in; nothing can be wrong',
  'app/pages/newsletter-link/newsletter-link-form.client.tsx': 'one button: its token is in the address',
  'app/pages/payment/settle-buttons.client.tsx': 'two buttons',
  'app/pages/pro-lists/pro-list-card.client.tsx': 'asks whether a list is to be deleted',
  'app/pages/product/static-shipping-quote.tsx': 'stands for shipping-quote.client.tsx until that is loaded',
  'app/ui/email-form/email-form.tsx': 'part of the kit',
  'app/ui/email-form/static-email-form.tsx': 'part of the kit',
  'app/ui/form/form.tsx': 'part of the kit',
}

/** The kit's page is not deployed. */
const SHIPPED = globSync('app/**/*.tsx').filter((file) => !/\.test\.tsx$|^app\/pages\/ui-kit\//.test(file))
/** Elements that render a form: HTML's, the kit's, and the kit's for an e-mail alone. */
const FORM_ELEMENTS = new Set(['form', 'Form', 'EmailForm'])

/** Whether a file renders a form of its own: not one that another file of the table renders for it. */
function rendersForm(file: string): boolean {
  const code = readFileSync(file, 'utf8')
  if (!/<(?:form|Form|EmailForm)\b/.test(code)) return false
  const isOther = /import \{ EmailForm \} from '\.\/email-form\.client\.tsx'/.test(code)
  let isFound = false
  walk(syntaxTree(code, 'tsx'), (node) => {
    if (node.type !== 'JSXOpeningElement' || !isNode(node['name'])) return
    const name = String(node['name']['name'])
    if (FORM_ELEMENTS.has(name) && !(isOther && name === 'EmailForm')) isFound = true
  })
  return isFound
}

test('every form of the shop is in the table, or has no input and says so, and every row is a form', () => {
  expect(SHIPPED.filter(rendersForm).toSorted()).toEqual([...ROWS, ...Object.keys(WITHOUT_INPUT)].toSorted())
})
