import { expect, test } from 'vitest'
import { preloadLinks } from './preload-links.ts'

const inHead = (links: string) => preloadLinks(`<html><head>${links}</head><body><link rel="stylesheet" href="/late.css"/></body></html>`)

test.each([
  ['<link rel="stylesheet" href="/a.css" data-precedence="x" crossorigin=""/>', '</a.css>; rel=preload; as=style; crossorigin'],
  [
    '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '</a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  ],
  [
    '<link rel="preload" as="image" href="/p-640.avif" imageSrcSet="/p-320.avif 320w, /p-640.avif 640w" imageSizes="(max-width: 768px) 50vw" fetchPriority="high"/>',
    '</p-640.avif>; rel=preload; as=image; imagesrcset="/p-320.avif 320w, /p-640.avif 640w"; imagesizes="(max-width: 768px) 50vw"; fetchpriority=high',
  ],
  ['<link rel="icon" href="/favicon.svg"/><link rel="modulepreload" href="/a.js"/>', ''],
  ['<link rel="stylesheet" href="https://evil.test/a.css"/><link rel="stylesheet" href="/a>,<b"/>', ''],
  ['<link rel="preload" as="image" href="/photos/żółty-640.avif"/><link rel="stylesheet" href="/a b.css"/>', ''],
])('%s', (links, header) => expect(inHead(links)).toBe(header))

test('never more than eight', () => {
  expect(inHead('<link rel="stylesheet" href="/a.css"/>'.repeat(20)).split(', ')).toHaveLength(8)
})

const SIZES = 'srcSet="/a-320.avif 320w, /a-640.avif 640w" sizes="46vw"'
const image = (priority: string) => `<img src="/a-640.avif" ${SIZES} alt="Fotel"${priority}/>`
const HIGH = ' fetchPriority="high"'
const LINK = 'as=image; imagesrcset="/a-320.avif 320w, /a-640.avif 640w"; imagesizes=46vw; fetchpriority=high'
const inBody = (body: string) => preloadLinks(`<html><head></head><body>${body}</body></html>`)

test.each([
  ['no picture has high priority', image(''), ''],
  ['the first with high priority', image('').replaceAll('/a-', '/b-') + image(HIGH) + image(HIGH), `</a-640.avif>; rel=preload; ${LINK}`],
  [
    'its first source, with its media query',
    `<picture><source media="(max-width: 768px)" ${SIZES} width="1280"/><img src="/b.avif" srcSet="/c.avif 320w"${HIGH}/></picture>`,
    `</b.avif>; rel=preload; ${LINK.replace('as=image', 'as=image; media="(max-width: 768px)"')}`,
  ],
  [
    'not a source of another picture',
    `<picture><source media="print" srcSet="/c.avif 320w"/><img src="/b.avif"/></picture>${image(HIGH)}`,
    `</a-640.avif>; rel=preload; ${LINK}`,
  ],
  [
    'an image of one width',
    `<img src="/a.avif"${HIGH}/>`,
    '</a.avif>; rel=preload; as=image; imagesrcset="/a.avif"; imagesizes=100vw; fetchpriority=high',
  ],
])('the picture with high fetch priority: %s', (_sentence, body, header) => expect(inBody(body)).toBe(header))
