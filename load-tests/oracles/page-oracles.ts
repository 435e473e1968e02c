// Checks of whole pages. They search for strings and take slices: a regular expression over a page of 150 kB takes k6 milliseconds.
import type { FileKind, Market } from '../plan.ts'
import type { Fault } from './fault.ts'

/** What a page must be. */
export interface ExpectedPage {
  /** Path and query that were requested. */
  path: string
  /** Address after redirects. */
  finalUrl: string
  market: Market
  /** Texts that only this page has, such as the number of its product. */
  markers: readonly string[]
}

/** Longest head of a page, to its `<html lang>`. */
const HEAD = 400

/** What is wrong with a page; empty: nothing. The first fault is the reason of the others, so there is one at most. */
export function pageFaults(html: string, { path, finalUrl, market, markers }: ExpectedPage): Fault[] {
  if (!finalUrl.endsWith(path)) return [{ oracle: 'final-address', seen: `${path} led to ${finalUrl}` }]
  const head = html.slice(0, HEAD)
  if (!/^\s*<!doctype html>/i.test(head) || !html.slice(-20).trimEnd().endsWith('</html>'))
    return [{ oracle: 'whole-page', seen: `${path}: ${html.length} characters, … ${html.slice(-40)}` }]
  if (!head.includes(`<html lang="${market}"`)) return [{ oracle: 'page-marker', seen: `${path} is not in ${market}` }]
  const missing = markers.find((marker) => !html.includes(marker))
  return missing === undefined ? [] : [{ oracle: 'page-marker', seen: `${path} has no ${missing}` }]
}

/** Content types of named files. */
const TYPES = {
  picture: /^image\/avif/,
  font: /^font\/woff2/,
  script: /^text\/javascript|^application\/javascript/,
  stylesheet: /^text\/css/,
} as const

/**
 * What is wrong with a named file; null: nothing, or no answer came, which counts as an unexpected one (`answer-status`): a breakpoint run ends with
 * requests under way.
 * @param status 0: no answer @param length of its body, NaN: unknown
 */
export function fileFault(
  { kind, path }: { kind: FileKind; path: string },
  { status, type, length }: { status: number; type: string; length: number },
): Fault | null {
  if (status === 0) return null
  if (status === 200 && TYPES[kind].test(type) && !(length === 0)) return null
  return { oracle: kind === 'picture' ? 'picture-answers' : 'asset-answers', seen: `${path}: ${status}, ${type}, ${length} bytes` }
}
