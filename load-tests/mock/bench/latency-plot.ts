import type { ShopRun } from './shop-run.ts'
import { CURVE_SHARES, type Measured } from './measure.ts'

const WIDTH = 900
const HEIGHT = 460
const LEFT = 60
const BOTTOM = 40
/** Bounds of the latency axis, in ms. */
const FROM_MS = 0.05
const TO_MS = 1000
/** Colour-blind-safe palette (Okabe and Ito). */
const COLORS = ['#0072b2', '#e69f00', '#009e73', '#d55e00', '#cc79a7', '#56b4e9', '#000000', '#8c6d00', '#6a3d9a']

const SHARE_LABELS = ['0', '90 %', '99 %', '99.9 %', '99.99 %']
const MS_LABELS = [0.1, 1, 10, 100, 1000]

/** Latency distributions as one page without scripts: a line per case, percentile on the x-axis, ms on the y-axis, both logarithmic. */
export function latencyPage(title: string, runs: readonly ShopRun[]): string {
  const parts = runs.map((run) => `<h2>${run.products} products</h2>\n${plot(run.cases)}`)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Latencies of the mock API</title>
<style>body{font:14px system-ui;margin:2rem;max-width:${WIDTH + 240}px}svg{width:100%;height:auto}text{font:12px system-ui}</style>
<h1>Latencies of the mock API</h1>
<p>${escaped(title)}</p>
<p>Read it so: at 99 %, one call of a hundred took longer than the line is high.</p>
${parts.join('\n')}
</html>
`
}

function plot(cases: readonly Measured[]): string {
  const lines = cases.map(({ name, connections, curve }, at) => {
    const color = COLORS[at % COLORS.length]
    const points = curve.map((ms, nth) => `${x(nth / (CURVE_SHARES.length - 1)).toFixed(1)},${y(ms).toFixed(1)}`).join(' ')
    const legend = `<text x="${WIDTH + 12}" y="${20 + at * 18}" fill="${color}">${escaped(`${name}, ${connections} conn.`)}</text>`
    return `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="2"/>${legend}`
  })
  const columns = SHARE_LABELS.map((label, at) => {
    const position = x(at / (SHARE_LABELS.length - 1))
    return `<path d="M${position} 0V${HEIGHT - BOTTOM}" stroke="#ddd"/><text x="${position}" y="${HEIGHT - 20}" text-anchor="middle">${label}</text>`
  })
  const rows = MS_LABELS.map(
    (ms) => `<path d="M${LEFT} ${y(ms)}H${WIDTH}" stroke="#ddd"/><text x="${LEFT - 6}" y="${y(ms) + 4}" text-anchor="end">${ms} ms</text>`,
  )
  return `<svg viewBox="0 0 ${WIDTH + 200} ${HEIGHT}" role="img" aria-label="Latency by share of calls">${[...columns, ...rows, ...lines].join('\n')}</svg>`
}

function x(part: number): number {
  return LEFT + part * (WIDTH - LEFT)
}

function y(ms: number): number {
  const part = Math.log(Math.min(TO_MS, Math.max(FROM_MS, ms)) / FROM_MS) / Math.log(TO_MS / FROM_MS)
  return (1 - part) * (HEIGHT - BOTTOM)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
