// Finds CSS and HTML features used by the storefront that a promised browser lacks, by the data of web-features (offline).
import { globSync, readFileSync } from 'node:fs'
import { isNode, syntaxTree, walk } from '#app/architecture/syntax-tree.ts'
import postcss, { type ChildNode, type Node } from 'postcss'
import { features } from 'web-features'
import { isAtLeast, type PromisedBrowsers } from './promised-browsers.ts'

/** One use of a feature that some promised browser lacks. */
export interface NewerUse {
  /** Id of the feature in web-features, as `anchor-positioning`. */
  feature: string
  /** Key of the compatibility data, as `css.properties.anchor-name`. */
  key: string
  /** `file:line`. */
  at: string
  /** Whether the use is inside an `@supports` block, so that the rules outside are its fallback, or inside an at-rule that is itself newer. */
  isGuarded: boolean
  /** Promised browsers that lack it. */
  lackedBy: readonly string[]
}

type Find = (key: string, at: string, isGuarded: boolean) => NewerUse | null

/** Every use of a newer feature in stylesheets and components below `app`. */
export function newerFeaturesUsed(promised: PromisedBrowsers): NewerUse[] {
  const find = finder(promised)
  const sheets = globSync('app/**/*.css').flatMap((file) => keysOfSheet(readFileSync(file, 'utf8'), file))
  const components = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const markup = components.flatMap((file) => keysOfMarkup(readFileSync(file, 'utf8'), file))
  return [...sheets, ...markup].flatMap(({ key, at, isGuarded }) => find(key, at, isGuarded) ?? [])
}

interface Candidate {
  key: string
  at: string
  isGuarded: boolean
}

/** Compatibility-data keys that a stylesheet may use: properties, values, functions, at-rules, selectors. */
export function keysOfSheet(css: string, file: string): Candidate[] {
  const found: Candidate[] = []
  postcss.parse(css, { from: file }).walk((node) => {
    const where = { at: `${file}:${node.source?.start?.line ?? 0}`, isGuarded: isGuarded(node) }
    found.push(...keysOfNode(node).map((key) => ({ key, ...where })))
  })
  return found
}

function keysOfNode(node: ChildNode): string[] {
  if (node.type === 'atrule') return [`css.at-rules.${node.name}`]
  if (node.type === 'rule') return wordsOf(node.selector, /(?<=:)[a-z-]+/g).map((word) => `css.selectors.${word}`)
  if (node.type !== 'decl' || node.prop.startsWith('--')) return []
  const property = `css.properties.${node.prop}`
  const words = wordsOf(node.value, /(?<![\w.-])[a-z][a-z-]*(?![\w-]*\()/g).map((word) => `${property}.${word}`)
  const functions = wordsOf(node.value, /(?<![\w-])[a-z][a-z-]*(?=\()/g).flatMap((name) => [`${property}.${name}`, `css.types.${name}`])
  return [property, ...words, ...functions]
}

/** Keys for element attributes; attributes of components count as a button's, to which ours pass popover and dialog commands. */
function keysOfMarkup(code: string, file: string): Candidate[] {
  const found: Candidate[] = []
  walk(syntaxTree(code, file.endsWith('.tsx') ? 'tsx' : 'ts'), (node) => {
    const at = `${file}:${code.slice(0, node.start).split('\n').length}`
    const add = (key: string) => found.push({ key, at, isGuarded: false })
    if (isNode(node['key']) && node.type === 'Property' && typeof node['key']['name'] === 'string') {
      add(`html.elements.button.${node['key']['name'].toLowerCase()}`)
    }
    if (node.type !== 'JSXOpeningElement' || !isNode(node['name'])) return
    const name = String(node['name']['name'])
    const element = /^[a-z]/.test(name) ? name : 'button'
    if (element === name) add(`html.elements.${element}`)
    for (const attribute of Array.isArray(node['attributes']) ? node['attributes'] : []) {
      if (!isNode(attribute) || !isNode(attribute['name'])) continue
      const word = String(attribute['name']['name']).toLowerCase()
      add(`html.elements.${element}.${word}`)
      add(`html.global_attributes.${word}`)
    }
  })
  return found
}

function finder(promised: PromisedBrowsers): Find {
  const known = new Map<string, { feature: string; lackedBy: string[] }>()
  for (const [feature, data] of Object.entries(features)) {
    if (data.kind !== 'feature') continue
    const statuses: Record<string, { support: object }> = data.status.by_compat_key ?? {}
    for (const [key, { support }] of Object.entries(statuses)) {
      const versions: Partial<Record<string, string>> = support
      const lackedBy = Object.entries(promised).flatMap(([browser, version]) => {
        const since = versions[browser]
        return since !== undefined && isAtLeast(version, since) ? [] : [browser]
      })
      if (lackedBy.length > 0) known.set(key, { feature, lackedBy })
    }
  }
  return (key, at, isInSupports) => {
    const newer = known.get(key)
    return newer ? { ...newer, key, at, isGuarded: isInSupports } : null
  }
}

/** At-rules whose block a browser skips when it does not support their condition. */
const GUARDS: ReadonlySet<string> = new Set(['supports', 'position-try'])

function isGuarded(node: Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type === 'atrule' && 'name' in parent && GUARDS.has(String(parent.name))) return true
  }
  return false
}

function wordsOf(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern))]
}
