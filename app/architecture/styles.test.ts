// How stylesheets are written.
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { read, ROOM_FILES, STYLES } from './sources.ts'

test('each module is wrapped in the layer of its room', () => {
  const broken = STYLES.filter((file) => file.endsWith('.module.css')).filter((file) => {
    const layer = /^app\/(ui|features|layout|pages)\//.exec(file)?.[1]
    const rules = read(file)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim()
    return !layer || !rules.startsWith(`@layer ${layer} {`) || closingIndex(rules) !== rules.length - 1
  })
  expect(broken).toEqual([])
})

test('a panel with an anchor is not animated, only its surface: WebKit never comes back from it (base.css)', () => {
  const anchored = STYLES.filter((file) => file.endsWith('.module.css') && /\banchor\(|position-(area|anchor|try)/.test(read(file)))
  expect(anchored.length).toBeGreaterThan(3)
  expect(anchored.filter((file) => /(transition|animation)[\w-]*:/.test(read(file)))).toEqual([])
  const users = ROOM_FILES.filter((file) => anchored.some((style) => read(file).includes(`/${basename(style)}'`)))
  expect(users.filter((file) => !/ data-surface>/.test(read(file)))).toEqual([])
})

test('colours come from tokens.css alone', () => {
  const raw = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\(/i
  const broken = STYLES.filter((file) => basename(file) !== 'tokens.css').filter((file) =>
    raw.test(read(file).replace(/\/\*[\s\S]*?\*\//g, '')),
  )
  expect(broken).toEqual([])
})

test('what is too faint to read is of the kit alone: of its disabled controls and ornaments (tokens.css)', () => {
  const faint = STYLES.filter((file) => read(file).includes('var(--ink-faint)'))
  expect(faint.length).toBeGreaterThan(3)
  expect(faint.filter((file) => !file.startsWith('app/ui/'))).toEqual([])
})

test('what marks a control that the browser finds invalid marks it where the page has found it, too: its forms check by themselves', () => {
  const rules = STYLES.flatMap((file) => [...read(file).matchAll(/[^{}]*:user-invalid[^{}]*/g)].map(([selectors]) => selectors.trim()))
  expect(rules.length).toBeGreaterThan(1)
  expect(rules.filter((selectors) => !selectors.includes("[aria-invalid='true']"))).toEqual([])
})

/** What has its bottom in a panel, or is the bar itself. */
const OWN_BOTTOM = new Set(['dropdown', 'suggestions', 'filter-form', 'bottom-bar'].map((name) => `${name}.module.css`))

test('what stays at the bottom of a phone is above the bar there', () => {
  const bottoms = STYLES.filter((file) => !OWN_BOTTOM.has(basename(file))).flatMap((file) => {
    const css = read(file)
    const stays = /position: (fixed|sticky|var\(--(fixed|sticky)\))/.test(css)
    // The last one is the phone's.
    const [last] = [...css.matchAll(/inset-block-end: [^;]+|inset: auto [^;]+/g)].slice(-1)
    return stays && last ? [`${file}: ${last[0]}`] : []
  })
  expect(bottoms.length).toBeGreaterThan(3)
  expect(bottoms.filter((bottom) => !/var\(--(bottom-bars?|toast-bottom)\b/.test(bottom))).toEqual([])
  const toasts = [...read('app/layout/shell.module.css').matchAll(/--toast-bottom: .+/g)].map(([set]) => set)
  expect(toasts.length).toBeGreaterThan(1)
  expect(toasts.filter((set) => !set.includes('var(--bottom-bars)'))).toEqual([])
})

test('no rule is for any element after another: Chromium restyles all of the page for it whenever elements come or go', () => {
  const broken = STYLES.filter((file) =>
    /[+~] \*/.test(
      read(file)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/calc\([^;]*/g, ''),
    ),
  )
  expect(broken).toEqual([])
})

/** Index of the brace that closes the first block. */
function closingIndex(css: string): number {
  let depth = 0
  for (let index = css.indexOf('{'); index < css.length; index++) {
    if (css[index] === '{') depth++
    if (css[index] === '}' && --depth === 0) return index
  }
  return -1
}

test('the page behind is held by a modal dialog alone, and the ring of the focus is taken from nothing that Tab reaches (base.css)', () => {
  const selectors = [...read('app/styles/base.css').matchAll(/([^{};/]+) {[^{}]*?(overflow: hidden|outline: none)/g)]
  const taken = selectors.map(([, selector = '', rule]) => `${selector.trim().replace(/\s+/g, ' ')} { ${rule} }`)
  expect(taken).toContain('html:has(dialog:modal) { overflow: hidden }')
  expect(taken).toContain("main:focus-visible, [tabindex='-1']:focus-visible { outline: none }")
  expect(taken.filter((each) => each.startsWith('html'))).toHaveLength(1)
})

test('the ring of the focus is taken away where another one is drawn, and nowhere else', () => {
  expect(STYLES.filter((file) => /outline(-(style|width))?: *(none|0)/.test(read(file))).toSorted()).toEqual([
    // Around the card that a link covers.
    'app/features/product-card/product-card.module.css',
    // The line below the field.
    'app/features/search-box/search-box.module.css',
    // A heading, which Tab does not reach.
    'app/pages/checkout/step-heading.module.css',
    'app/styles/base.css',
  ])
})

test('what moves does so for a time of the tokens, which are none for those who asked for less motion', () => {
  const others = STYLES.filter((file) => basename(file) !== 'tokens.css').map(read)
  expect(others.filter((css) => /[\s:]\d*\.?\d+m?s\b/.test(css))).toEqual([])
  const smooth = others.join('').match(/[^;}]*scroll-behavior: smooth/g) ?? []
  expect(smooth.length).toBeGreaterThan(1)
  expect(smooth.filter((rule) => !/prefers-reduced-motion: no-preference\) \{\s+scroll/.test(rule))).toEqual([])
})

test('WCAG 1.4.11: what a ground, a shadow or a colour shows is shown otherwise in forced colours, which leave none of them', () => {
  const forced = STYLES.filter((file) => read(file).includes('@media (forced-colors: active)')).toSorted()
  expect(forced).toEqual([
    'app/features/search-box/search-box.module.css',
    'app/features/search-box/suggestions.module.css',
    'app/layout/department-menu.module.css',
    'app/pages/product/product-variants.module.css',
    'app/ui/checkbox/checkbox.module.css',
    'app/ui/counter/counter.module.css',
    'app/ui/icon-button/icon-button.module.css',
    'app/ui/pagination/pagination.module.css',
    'app/ui/radio-card/radio-card.module.css',
    'app/ui/switch/switch.module.css',
    'app/ui/tabs/tabs.module.css',
  ])
  const chosen = /(:checked|\[aria-(selected|current|pressed)[^\]]*\])[^{},]*\{[^{}]*(box-shadow|background)/
  expect(STYLES.filter((file) => chosen.test(read(file)) && !forced.includes(file)).toSorted()).toEqual([
    // Its text is bold.
    'app/features/account/account-page.module.css',
    // The other ones are pale.
    'app/features/gallery/gallery.module.css',
  ])
  const byColor = /\[aria-(selected|current|disabled)[^\]]*\] \{\s*color: [^;}]+;\s*\}/
  // The current page is the last one.
  expect(STYLES.filter((file) => byColor.test(read(file)))).toEqual(['app/ui/breadcrumbs/breadcrumbs.module.css'])
  const overThePage = STYLES.filter((file) => /box-shadow: var\(--shadow\)|z-index: var\(--z-toast\)/.test(read(file)))
  expect(overThePage.filter((file) => !/(border|outline): 1px solid/.test(read(file)))).toEqual([])
  const samples = STYLES.filter((file) => read(file).includes('var(--swatch)'))
  expect(samples.length).toBeGreaterThan(1)
  expect(samples.filter((file) => !read(file).includes('forced-color-adjust: none'))).toEqual([])
})

test('below 16 px iOS zooms into a field that is focused: no field has less, however small the text of the page is set', () => {
  const fields = STYLES.map(read).flatMap(
    (css) => css.match(/[^{};]*\{[^{}]*var\(--hairline-strong\)[^{}]*background: var\(--paper-raised\)[^{}]*/g) ?? [],
  )
  const typedIn = fields.filter((rule) => /font-size/.test(rule))
  expect(typedIn.length).toBeGreaterThan(1)
  expect(typedIn.filter((rule) => !rule.includes('font-size: max(1rem, 16px)'))).toEqual([])
})
