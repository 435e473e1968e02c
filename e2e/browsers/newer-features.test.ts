import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { keysOfMarkup, keysOfSheet, newerFeaturesUsed } from './features-used.ts'
import { NEWER_FEATURES } from './newer-features.ts'
import { isAtLeast, PROMISED_ON, promisedBrowsers } from './promised-browsers.ts'

const USED = newerFeaturesUsed(promisedBrowsers())
const rowOf = (feature: string) => NEWER_FEATURES[feature]

describe('every feature that a supported browser lacks has a fallback', () => {
  test('every newer feature that is used has a row', () =>
    expect(USED.filter(({ feature }) => !rowOf(feature)).map(({ feature, key, at }) => `${at}: ${key} (${feature})`)).toEqual([]))

  test('a feature with fallback @supports is used only inside @supports', () =>
    expect(
      USED.filter(({ feature, key, isGuarded }) => {
        const { fallback, names = [] } = rowOf(feature) ?? {}
        return fallback === 'supports' && !isGuarded && !names.includes(key)
      }).map(({ at, key }) => `${at}: ${key}`),
    ).toEqual([]))

  test('files with fallbacks exist', () => {
    const files = Object.values(NEWER_FEATURES).flatMap(({ fallback }) => (typeof fallback === 'string' ? [] : fallback))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  test('every row is of a used feature that some supported browser lacks', () =>
    expect(Object.keys(NEWER_FEATURES).filter((id) => !USED.some(({ feature }) => feature === id))).toEqual([]))
})

test('docs/browsers.md names the versions that are promised', () => {
  const text = readFileSync('docs/browsers.md', 'utf8')
  expect(text).toContain(PROMISED_ON)
  const rows = [...text.matchAll(/^\| ([a-z_]+) \|[^|]*\| ([\d.]+) \|$/gm)].map(([, browser, version]) => [browser, version])
  expect(Object.fromEntries(rows)).toEqual(promisedBrowsers())
})

test.each([
  ['17.5', '17.4', true],
  ['17.5', '18', false],
  ['125', '≤50', true],
  ['126', '126', true],
  ['17', '17.1', false],
])('version %s is at least %s: %s', (version, minimum, expected) => expect(isAtLeast(version, minimum)).toBe(expected))

describe('keys are found', () => {
  const keys = (css: string) => keysOfSheet(css, 'a.css').map(({ key, isGuarded }) => (isGuarded ? `(${key})` : key))

  test('of properties, values, functions, selectors and at-rules', () =>
    expect(keys('@starting-style { a:popover-open { inset: anchor(end) 2rem; text-wrap: pretty } }')).toEqual([
      'css.at-rules.starting-style',
      'css.selectors.popover-open',
      'css.properties.inset',
      'css.properties.inset.end',
      'css.properties.inset.anchor',
      'css.types.anchor',
      'css.properties.text-wrap',
      'css.properties.text-wrap.pretty',
    ]))

  test('inside of @supports as guarded', () =>
    expect(keys('@supports (zoom: 1) { a { zoom: 2 } }')).toEqual(['css.at-rules.supports', '(css.properties.zoom)']))

  test('of attributes of elements and of components, and of props that are passed on', () => {
    const found = keysOfMarkup(
      'const OPENS = { command: "x" }\nconst a = <dialog closedby="any"><Button commandfor="b" {...OPENS} /></dialog>',
      'a.tsx',
    )
    expect(found).toContainEqual({ key: 'html.elements.dialog.closedby', at: 'a.tsx:2', isGuarded: false })
    expect(found).toContainEqual({ key: 'html.elements.button.commandfor', at: 'a.tsx:2', isGuarded: false })
    expect(found).toContainEqual({ key: 'html.elements.button.command', at: 'a.tsx:1', isGuarded: false })
  })
})
