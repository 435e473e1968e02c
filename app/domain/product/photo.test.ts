import { expect, test } from 'vitest'
import { largestPhoto, photoAlt, photoSources, photoSrcSet, photoUrl, photoVariant } from './photo.ts'

test('a picture is asked for in every width and format from one address', () => {
  const url = photoUrl('fotel-366')
  expect(url).toBe('/photos/fotel-366-640.webp')
  expect(photoVariant(url, 1280, 'avif')).toBe('/photos/fotel-366-1280.avif')
  expect(photoSrcSet(url, 'avif')).toBe(
    '/photos/fotel-366-320.avif 320w, /photos/fotel-366-640.avif 640w, /photos/fotel-366-1280.avif 1280w',
  )
  expect(photoSrcSet(url, 'webp')).toBe('/photos/fotel-366-320.webp 320w, /photos/fotel-366-640.webp 640w')
  expect(photoSources(url)).toEqual([
    { type: 'image/avif', srcSet: photoSrcSet(url, 'avif') },
    { type: 'image/webp', srcSet: photoSrcSet(url, 'webp') },
  ])
  expect(largestPhoto(url)).toBe('/photos/fotel-366-1280.avif')
})

test.each(['https://cdn.example/a.jpg', '/photos/a-640.webp/original'])('an address of another shape stays: %s', (url) => {
  expect(photoVariant(url, 320, 'avif')).toBe(url)
})

test.each([
  ['pl', 'Fotel, widok z boku', { alt: 'Fotel, widok z boku' }],
  ['es', 'Fotel, vista lateral', { alt: 'vista lateral' }],
  ['es', 'Fotel', { alt: 'Fotel', lang: 'pl' }],
  ['es', 'Sillón', { alt: 'Sillón' }],
] as const)('WCAG 3.1.2: in %s the photo "%s" of "Fotel" is in one language', (language, alt, shown) => {
  expect(photoAlt({ alt }, 'Fotel', language)).toEqual(shown)
})
