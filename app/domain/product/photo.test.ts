import { expect, test } from 'vitest'
import { largestPhoto, photoAlt, photoPreview, photoSrcSet, photoUrl, photoVariant } from './photo.ts'

test('a picture is asked for in every width from one address', () => {
  const url = photoUrl('fotel-366')
  expect(url).toBe('/photos/fotel-366-640.avif')
  expect(photoVariant(url, 320)).toBe('/photos/fotel-366-320.avif')
  expect(photoSrcSet(url)).toBe('/photos/fotel-366-320.avif 320w, /photos/fotel-366-640.avif 640w, /photos/fotel-366-1280.avif 1280w')
  expect(photoSrcSet(url, 640)).toBe('/photos/fotel-366-320.avif 320w, /photos/fotel-366-640.avif 640w')
  expect(largestPhoto(url)).toBe('/photos/fotel-366-1280.avif')
  expect(photoPreview({ url, width: 1280, height: 1600 })).toEqual({ url: '/photos/fotel-366-1200.jpeg', width: 1200, height: 630 })
})

test.each(['https://cdn.example/a.jpg', '/photos/a-640.avif/original'])('an address of another shape stays: %s', (url) => {
  expect(photoVariant(url, 320)).toBe(url)
  expect(photoPreview({ url, width: 9, height: 7 })).toEqual({ url, width: 9, height: 7 })
})

test.each([
  ['pl', 'Fotel, widok z boku', { alt: 'Fotel, widok z boku' }],
  ['es', 'Fotel, vista lateral', { alt: 'vista lateral' }],
  ['es', 'Fotel', { alt: 'Fotel', lang: 'pl' }],
  ['es', 'Sillón', { alt: 'Sillón' }],
  ['es', 'Fotelik, vista lateral', { alt: 'Fotelik, vista lateral' }],
] as const)('WCAG 3.1.2: in %s the photo "%s" of "Fotel" is in one language', (language, alt, shown) => {
  expect(photoAlt({ alt }, 'Fotel', language)).toEqual(shown)
})
