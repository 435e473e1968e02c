import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { keysOfSheet, newerFeaturesUsed } from './features-used.ts'
import { NEWER_FEATURES } from './newer-features.ts'
import { PROMISED_ON, promisedBrowsers } from './promised-browsers.ts'

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

test('what stands inside of @supports is guarded, what stands beside it is not', () => {
  const keys = keysOfSheet('a { zoom: 1 } @supports (zoom: 1) { a { zoom: 2 } }', 'a.css')
  expect(keys.map(({ key, isGuarded }) => [key, isGuarded])).toEqual([
    ['css.properties.zoom', false],
    ['css.at-rules.supports', false],
    ['css.properties.zoom', true],
  ])
})
