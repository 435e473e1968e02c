import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MissingPicture } from './missing-picture.tsx'
import { Picture } from './picture.tsx'

const PHOTO = {
  sources: [
    { type: 'image/avif', srcSet: 'a-320.avif 320w' },
    { type: 'image/webp', srcSet: 'a-320.webp 320w' },
  ],
  src: 'a-640.webp',
  width: 640,
  height: 800,
  alt: 'Fotel',
  sizes: '25vw',
}

test('the best format comes first and the place is kept', () => {
  const html = renderToStaticMarkup(<Picture {...PHOTO} />)
  expect([...html.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type)).toEqual(['image/avif', 'image/webp'])
  expect(html).toMatch(/<img[^>]* width="640" height="800" alt="Fotel"/)
})

test.each([
  ['the one a page waits for is fetched first', true, /fetchPriority="high"/i, /loading="eager"/],
  ['others wait until they come near', false, /fetchPriority="auto"/i, /loading="lazy"/],
])('%s', (_sentence, isPriority, ...expected) => {
  const html = renderToStaticMarkup(<Picture {...PHOTO} isPriority={isPriority} />)
  for (const pattern of expected) expect(html).toMatch(pattern)
})

test('a style attribute travels only for a colour that is data', () => {
  expect(renderToStaticMarkup(<Picture {...PHOTO} />)).not.toContain('style=')
  expect(renderToStaticMarkup(<Picture {...PHOTO} ground="tan" />)).toContain('style="--ground:tan"')
})

test('a missing picture is an ornament unless it has a label', () => {
  expect(renderToStaticMarkup(<MissingPicture />)).not.toContain('role=')
  expect(renderToStaticMarkup(<MissingPicture label="Brak zdjęcia" />)).toContain('role="img" aria-label="Brak zdjęcia"')
})
