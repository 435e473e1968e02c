import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
/** Contrast ratios of WCAG 2.2 AA: for text, and for user interface components. */
const TEXT = 4.5
const CONTROL = 3

describe.each(['light', 'dark'] as const)('GAP-131: contrast in the %s scheme', (scheme) => {
  test.each([
    ['--ink', '--paper', TEXT],
    ['--ink', '--paper-pressed', TEXT],
    ['--ink-muted', '--paper', TEXT],
    ['--ink-muted', '--paper-sunk', TEXT],
    ['--ink-muted', '--paper-raised', TEXT],
    ['--accent', '--paper', TEXT],
    ['--accent', '--paper-raised', TEXT],
    ['--accent', '--accent-wash', TEXT],
    ['--on-accent', '--accent-fill', TEXT],
    ['--on-accent', '--accent-fill-hover', TEXT],
    ['--danger', '--paper', TEXT],
    ['--danger', '--danger-wash', TEXT],
    ['--success', '--paper', TEXT],
    ['--success', '--success-wash', TEXT],
    ['--notice', '--paper', TEXT],
    ['--notice', '--notice-wash', TEXT],
    ['--hairline-strong', '--paper', CONTROL],
    ['--hairline-strong', '--paper-raised', CONTROL],
    ['--focus', '--paper', CONTROL],
    ['--focus', '--paper-raised', CONTROL],
    ['--focus', '--paper-pressed', CONTROL],
  ] as const)('%s on %s is at least %d to 1', (words, ground, least) => {
    const [darker, lighter] = [luminance(words, scheme), luminance(ground, scheme)].sort((a, b) => a - b)
    expect(((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)).toBeGreaterThanOrEqual(least)
  })
})

test('GAP-131: the focus in a toast, whose ground is the ink, has the colour of its words', () => {
  const toast = readFileSync(new URL('../ui/toast/toast.module.css', import.meta.url), 'utf8')
  expect(toast).toMatch(/--focus: var\(--paper\);[^}]*background: var\(--ink\);\s+color: var\(--paper\)/)
})

test.each([
  ['spec §9: fades take 200 ms', /--duration: 200ms/],
  ['GAP-131: targets are at least 24 px', /--target-min: 1\.5rem/],
  [
    'nothing moves for those who asked for less motion',
    /prefers-reduced-motion: reduce\) \{\s+:root \{\s+--duration: 0ms;\s+--pulse: none;\s+--spin: none;/,
  ],
])('%s', (_sentence, text) => {
  expect(TOKENS).toMatch(text)
})

/** Relative luminance (WCAG) of a token in oklch. */
function luminance(name: string, scheme: 'light' | 'dark'): number {
  const value = new RegExp(`${name}: (.*);`).exec(TOKENS)?.[1] ?? ''
  const [, other] = /^var\((.*)\)$/.exec(value) ?? []
  if (other) return luminance(other, scheme)
  const colors = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
  const color = colors[scheme === 'dark' ? colors.length - 1 : 0]
  if (!color) throw new Error(`${name} is no oklch colour`)
  const [lightness = 0, chroma = 0, hue = 0] = color.slice(1).map(Number)
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function clip(channel: number): number {
  return Math.min(Math.max(channel, 0), 1)
}
