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

const source = (more: string) => `<source ${more}type="image/avif" srcSet="/a-320.avif 320w, /a-640.avif 640w" sizes="46vw" width="1280"/>`
const picture = (more: string, priority: string) =>
  `<picture class="x">${source(more)}<source type="image/webp" srcSet="/b"/><img src="/a-640.webp" alt="Fotel"${priority}/></picture>`
const inBody = (body: string) => preloadLinks(`<html><head></head><body>${body}</body></html>`)

test.each([
  ['no picture has high priority', picture('', ''), ''],
  [
    'the first with high priority',
    picture('', '') + picture('', ' fetchPriority="high"').replaceAll('/a-', '/first-') + picture('', ' fetchPriority="high"'),
    '</first-640.webp>; rel=preload; as=image; type="image/avif"; imagesrcset="/first-320.avif 320w, /first-640.avif 640w"; imagesizes=46vw; fetchpriority=high',
  ],
  [
    'its first source, with its media query',
    picture('media="(max-width: 768px)" ', ' fetchPriority="high"'),
    '</a-640.webp>; rel=preload; as=image; type="image/avif"; media="(max-width: 768px)"; imagesrcset="/a-320.avif 320w, /a-640.avif 640w"; imagesizes=46vw; fetchpriority=high',
  ],
  ['an image without sources', '<img src="/a.webp" fetchPriority="high"/>', ''],
  ['text is not markup', `<p>fetchPriority=&quot;high&quot;</p>${picture('', '')}`, ''],
])('the picture with high fetch priority: %s', (_sentence, body, header) => expect(inBody(body)).toBe(header))
