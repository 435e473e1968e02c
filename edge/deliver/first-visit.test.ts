import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPage } from '../http/brotli-page.ts'
import { firstVisitPage, isFirstVisit } from './first-visit.ts'
import { readRules, type Rules } from './used-styles.ts'

const A = '<link rel="stylesheet" crossorigin="anonymous" href="/assets/a-1.css" data-precedence="x"/>'
const B = '<link rel="stylesheet" href="/assets/b-2.css" data-precedence="y" crossorigin=""/>'
const LINK =
  '</assets/a-1.css>; rel=preload; as=style; crossorigin=anonymous, </assets/b-2.css>; rel=preload; as=style; crossorigin, </p.avif>; rel=preload; as=image'

let pages = 0
/** A cached page with an ETag of its own. */
function cachedPage(head: string) {
  const html = new TextEncoder().encode(`<html><head>${head}</head><body><p class="a b">${A}</p></body></html>`)
  return { etag: `e${++pages}`, html: { brotli: compressPage(html), link: LINK } }
}

function firstVisit({ etag, html }: ReturnType<typeof cachedPage>, read: (href: string) => Promise<Rules | null>) {
  return firstVisitPage({ etag }, html, read)
}

const stylesheetOf = async (href: string): Promise<Rules | null> => readRules(`.${href.at(8)}{content:"$&"}.unused{color:red}`)
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('what the markup needs of each stylesheet is inlined before its link, which loads nothing', async () => {
  const page = await firstVisit(cachedPage(`<style>@layer a;</style>${A}${B}`), stylesheetOf)
  expect(brotliDecompressSync(page?.htmlBrotli ?? new Uint8Array()).toString()).toBe(
    '<html><head><style>@layer a;</style>' +
      `<style data-precedence="inline">.a{content:"$&"}</style>${A.replace('<link', '<link disabled=""')}` +
      `<style data-precedence="inline">.b{content:"$&"}</style>${B.replace('<link', '<link disabled=""')}` +
      `</head><body><p class="a b">${A}</p></body></html>`,
  )
  expect(page?.link).toBe('</p.avif>; rel=preload; as=image')
  expect(page?.styleSources).toEqual([sourceOf('.a{content:"$&"}'), sourceOf('.b{content:"$&"}')])
})

test('a sheet that the page needs all of is loaded and never holds', async () => {
  const page = await firstVisit(cachedPage(A + B), async (href) => readRules(href.includes('a-1') ? '@font-face{x:y}' : '.b{}.unused{}'))
  const links = brotliDecompressSync(page?.htmlBrotli ?? new Uint8Array())
    .toString()
    .match(/<link (?:disabled|media)="[^"]*"/g)
  expect(links).toEqual(['<link media="not all"', '<link disabled=""'])
})

test('tokens that no rule of any sheet reads are left out; strings and URLs stay', async () => {
  const tokens = 'p{--a:1;--b:2px}p{--c:u;--d:"--b:1;--c";--e:url(a;b)}.unused{}'
  const page = await firstVisit(cachedPage(A + B), async (href) => readRules(href.includes('a-1') ? tokens : '.b{top:var(--a)}'))
  expect(brotliDecompressSync(page?.htmlBrotli ?? '').toString()).toContain('>p{--a:1;}p{--d:"--b:1;--c";--e:url(a;b)}<')
})

test('concurrent first visits share the page', async () => {
  const page = cachedPage(A)
  const [one, other] = await Promise.all([firstVisit(page, stylesheetOf), firstVisit(page, stylesheetOf)])
  expect(one).not.toBeNull()
  expect(one).toBe(other)
  expect(await firstVisit(page, () => Promise.reject(new Error('read again')))).toBe(one)
})

test('a visitor who leaves meanwhile keeps nobody waiting', async () => {
  const page = cachedPage(A)
  void firstVisit(page, () => new Promise(() => undefined))
  expect(await firstVisit(page, stylesheetOf)).not.toBeNull()
})

test('a page with a stylesheet that cannot be read, or that is not of the build, keeps its links', async () => {
  const page = cachedPage(A + B)
  expect(await firstVisit(page, async (href) => (href.includes('b-2') ? null : stylesheetOf(href)))).toBeNull()
  expect(await firstVisit(page, stylesheetOf)).not.toBeNull()
  expect(await firstVisit(cachedPage(A.replace('/assets/', '//elsewhere.example/')), stylesheetOf)).toBeNull()
})

const FROM_ANOTHER_SITE = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }

test.each([
  ['a link of another site', FROM_ANOTHER_SITE, true],
  ['an address that is typed', { ...FROM_ANOTHER_SITE, 'sec-fetch-site': 'none' }, true],
  ['a script', { ...FROM_ANOTHER_SITE, 'sec-fetch-dest': 'empty' }, false],
] as const)('first visits by headers: %s', (_, headers: Record<string, string>, isFirst) =>
  expect(isFirstVisit((name) => headers[name])).toBe(isFirst),
)
