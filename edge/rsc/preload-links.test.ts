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
    '<link rel="preload" as="image" href="/p-640.webp" imageSrcSet="/p-320.webp 320w, /p-640.webp 640w" imageSizes="(max-width: 768px) 50vw" fetchPriority="high"/>',
    '</p-640.webp>; rel=preload; as=image; imagesrcset="/p-320.webp 320w, /p-640.webp 640w"; imagesizes="(max-width: 768px) 50vw"; fetchpriority=high',
  ],
  ['<link rel="icon" href="/favicon.svg"/><link rel="modulepreload" href="/a.js"/>', ''],
  ['<link rel="stylesheet" href="https://evil.test/a.css"/><link rel="stylesheet" href="/a>,<b"/>', ''],
])('%s', (links, header) => expect(inHead(links)).toBe(header))

test('never more than eight', () => {
  expect(inHead('<link rel="stylesheet" href="/a.css"/>'.repeat(20)).split(', ')).toHaveLength(8)
})
