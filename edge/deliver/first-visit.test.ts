import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { brotlied, plainBrotli } from '../http/brotli-page.ts'
import type { BuiltSheet } from './built-stylesheets.ts'
import { firstVisitPage, isFirstVisit } from './first-visit.ts'

const A = '<link rel="stylesheet" crossorigin="anonymous" href="/assets/a-1.css" data-precedence="x"/>'
const B = '<link rel="stylesheet" href="/assets/b-2.css" data-precedence="y" crossorigin=""/>'
const LINK =
  '</assets/a-1.css>; rel=preload; as=style; crossorigin=anonymous, </assets/b-2.css>; rel=preload; as=style; crossorigin, </p.avif>; rel=preload; as=image'

let pages = 0
/** A new stored page, which nobody knows yet. */
function stored(head: string) {
  const html = new TextEncoder().encode(`<html><head>${head}</head><body><p>${A}</p></body></html>`)
  return { etag: `e${++pages}`, link: LINK, bytes: { html, htmlBrotli: brotlied(html), flightBrotli: plainBrotli(html) } }
}

const sheetOf = async (href: string): Promise<BuiltSheet | null> => ({ text: `.${href.at(8)}{content:"$&"}`, source: `'sha256-${href}'` })

test('each sheet stands where its link is, and the link loads nothing', async () => {
  const page = await firstVisitPage(stored(`<style>@layer a;</style>${A}${B}`), sheetOf)
  expect(brotliDecompressSync(page?.htmlBrotli ?? new Uint8Array()).toString()).toBe(
    '<html><head><style>@layer a;</style>' +
      `<style data-precedence="inline">.a{content:"$&"}</style>${A.replace('<link', '<link disabled=""')}` +
      `<style data-precedence="inline">.b{content:"$&"}</style>${B.replace('<link', '<link disabled=""')}` +
      `</head><body><p>${A}</p></body></html>`,
  )
  expect(page?.link).toBe('</p.avif>; rel=preload; as=image')
  expect(page?.styleSources).toEqual(["'sha256-/assets/a-1.css'", "'sha256-/assets/b-2.css'"])
})

test('who comes at the same time shares the work', async () => {
  const page = stored(A)
  let reads = 0
  const readSheet = (href: string) => ((reads += 1), sheetOf(href))
  const [one, other] = await Promise.all([firstVisitPage(page, readSheet), firstVisitPage(page, readSheet)])
  expect(one).toBe(other)
  expect(reads).toBe(1)
})

test('a page with a sheet that cannot be read, or that is not of the build, stays as it is until it can', async () => {
  const page = stored(A + B)
  expect(await firstVisitPage(page, async (href) => (href.includes('b-2') ? null : sheetOf(href)))).toBeNull()
  expect(await firstVisitPage(page, sheetOf)).not.toBeNull()
  expect(await firstVisitPage(stored(A.replace('/assets/', '//elsewhere.example/')), sheetOf)).toBeNull()
})

const FROM_ELSEWHERE = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }

test.each([
  ['a link elsewhere', FROM_ELSEWHERE, true],
  ['an address that is typed', { ...FROM_ELSEWHERE, 'sec-fetch-site': 'none' }, true],
  ['a link of our own', { ...FROM_ELSEWHERE, 'sec-fetch-site': 'same-origin' }, false],
  ['who was here before', { ...FROM_ELSEWHERE, cookie: 'cookieConsent=all' }, false],
  ['a script', { ...FROM_ELSEWHERE, 'sec-fetch-dest': 'empty' }, false],
  ['a program', {}, false],
] as const)('a first visit is told by its headers: %s', (_, headers: Record<string, string>, isFirst) =>
  expect(isFirstVisit((name) => headers[name])).toBe(isFirst),
)
