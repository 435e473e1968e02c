// Which rules of a stylesheet a page's markup needs. A rule is kept unless no element can have its tag, classes, and data and aria attributes, so
// everything that the browser itself changes (hover, checked, open, media, container sizes) is kept, and what only scripts add is not.

/** A stylesheet, read once: groups (`@layer`, `@media`), rules with what their selectors need, and text that is always kept (`@font-face`). */
export type Rules = readonly Rule[]
type Rule =
  | { kind: 'kept'; text: string }
  | { kind: 'group'; prelude: string; rules: Rules }
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }

interface Selector {
  text: string
  compounds: readonly Traits[]
}

/** What an element has, or must have to match a compound of a selector: `.class`, `tag`, `data-name` and `data-name=value`. */
type Traits = readonly string[]

/** At-rules that hold rules of elements. */
const GROUP = /^@(?:layer|media|supports|container|scope|starting-style)\b/

/** Reads a stylesheet as the build writes it: without comments in selectors, without nested rules. */
export function readRules(css: string): Rules {
  const rules: Rule[] = []
  let start = 0
  for (let at = 0; at < css.length; at++) {
    const char = css[at]
    if (css.startsWith('/*', at)) at = css.indexOf('*/', at) + 1
    else if (char === '"' || char === "'" || char === '(') at = endOf(css, at)
    else if (char === ';') {
      rules.push({ kind: 'kept', text: css.slice(start, at + 1) })
      start = at + 1
    } else if (char === '{') {
      const end = endOf(css, at)
      rules.push(ruleOf(css.slice(start, at).replaceAll(COMMENT, '').trim(), css.slice(at + 1, end)))
      start = end + 1
      at = end
    }
  }
  return rules
}

const COMMENT = /\/\*.*?\*\//gs
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Where the string or bracket that opens here ends. */
function endOf(css: string, opens: number): number {
  const open = css[opens] ?? ''
  const close = CLOSING[open]
  for (let at = opens + 1; at < css.length; at++) {
    const char = css[at] ?? ''
    if (char === '\\') at++
    else if (css.startsWith('/*', at)) at = css.indexOf('*/', at) + 1
    else if (char === (close ?? open)) return at
    else if (close !== undefined && (char === '"' || char === "'" || char in CLOSING)) at = endOf(css, at)
  }
  return css.length
}

function ruleOf(prelude: string, body: string): Rule {
  if (GROUP.test(prelude)) return { kind: 'group', prelude, rules: readRules(body) }
  if (prelude.startsWith('@')) return { kind: 'kept', text: `${prelude}{${body}}` }
  return { kind: 'rule', selectors: splitOutside(prelude, /,/).map((text) => ({ text, compounds: compoundsOf(text) })), body }
}

/** Parts between separators that stand in no bracket. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    if (char in CLOSING) at = endOf(text, at)
    else if (separator.test(char)) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

/** What is in brackets of a pseudo-class may be an alternative or must be absent, so it counts for nothing; nor does a name that is escaped. */
function compoundsOf(selector: string): Traits[] {
  return splitOutside(selector, /[\s>+~]/).flatMap((compound) => {
    if (compound.includes('\\')) return []
    const plain = compound.replaceAll(/:[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
    const attributes = [...plain.matchAll(ATTRIBUTE)].map(([, name, value]) => (value === undefined ? `${name}` : `${name}=${value}`))
    const names = plain.replaceAll(/\[[^\]]*\]/g, '').match(/^[a-z][\w-]*|\.[\w-]+/g) ?? []
    // Classes first: few elements have one.
    return [[...attributes, ...names].toReversed()]
  })
}

/** Attributes that scripts alone change. A value counts only where all of it must be equal. */
const ATTRIBUTE = /\[((?:data|aria)-[\w-]+)(?:=["']?([^"'\]]*)["']?|[~|^$*]=[^\]]*)?\]/g

/** The stylesheet without the rules that no element of the page can match. */
export function usedStyles(rules: Rules, has: Markup): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'kept') return rule.text
      if (rule.kind === 'group') {
        const used = usedStyles(rule.rules, has)
        return used === '' ? '' : `${rule.prelude}{${used}}`
      }
      const selectors = rule.selectors.filter(({ compounds }) => compounds.every(has))
      return selectors.length === 0 ? '' : `${selectors.map(({ text }) => text).join(',')}{${rule.body}}`
    })
    .join('')
}

/** Whether a stylesheet has a selector that no element of the page can match. */
export function leavesOut(rules: Rules, has: Markup): boolean {
  return rules.some((rule) => {
    if (rule.kind === 'group') return leavesOut(rule.rules, has)
    return rule.kind === 'rule' && rule.selectors.some(({ compounds }) => !compounds.every(has))
  })
}

/** Whether an element of a page has all of these. */
export type Markup = (traits: Traits) => boolean

/** Reads the start tags of a page, as React writes them. */
export function readMarkup(html: string): Markup {
  const tags = html.matchAll(/<([a-z][\w-]*)([^>]*)>/g)
  const kinds = new Set(Array.from(tags, ([, tag, attributes = '']) => [tag, ...(attributes.match(TRAIT) ?? [])].join('\n')))
  const byTrait = new Map<string, Set<string>[]>()
  for (const kind of kinds) {
    const element = new Set(kind.split('\n').flatMap(traitsOf))
    for (const trait of element) byTrait.set(trait, [...(byTrait.get(trait) ?? []), element])
  }
  return ([first = '*', ...others]) =>
    first === '*' || (byTrait.get(first) ?? []).some((element) => others.every((trait) => element.has(trait)))
}

const TRAIT = /(?:class|(?:data|aria)-[\w-]+)="[^"]*"/g

/** `.a` and `.b` of `class="a b"`; `data-x` and `data-x=1` of `data-x="1"`; a tag is its name. */
function traitsOf(trait: string): string[] {
  const at = trait.indexOf('=')
  if (at < 0) return [trait]
  const [name, value] = [trait.slice(0, at), trait.slice(at + 2, -1)]
  return name === 'class' ? value.split(/\s+/).map((each) => `.${each}`) : [name, `${name}=${value}`]
}
