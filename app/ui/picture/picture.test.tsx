import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MissingPicture } from './missing-picture.tsx'
import { Picture } from './picture.tsx'

const PHOTO = {
  src: 'a-640.avif',
  srcSet: 'a-320.avif 320w, a-640.avif 640w',
  width: 640,
  height: 800,
  alt: 'Fotel',
  sizes: '25vw',
}

test('the browser chooses a width, and the place is kept', () => {
  const html = renderToStaticMarkup(<Picture {...PHOTO} />)
  expect(html).toContain('srcSet="a-320.avif 320w, a-640.avif 640w" sizes="25vw"')
  expect(html).toMatch(/<img[^>]* width="640" height="800" alt="Fotel"/)
})

test.each([
  ['the one a page waits for is fetched first', true, /fetchPriority="high"/i, /loading="eager"/, /decoding="sync"/],
  ['others wait until they come near', false, /fetchPriority="auto"/i, /loading="lazy"/, /decoding="async"/],
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
