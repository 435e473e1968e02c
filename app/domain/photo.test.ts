import { expect, test } from 'vitest'
import { photoSrcSet, photoUrl, photoVariant } from './photo.ts'

test('a picture is asked for in every width and format from one address', () => {
  const url = photoUrl('fotel-366')
  expect(url).toBe('/photos/fotel-366-640.webp')
  expect(photoVariant(url, 1280, 'avif')).toBe('/photos/fotel-366-1280.avif')
  expect(photoSrcSet(url, 'webp')).toBe(
    '/photos/fotel-366-320.webp 320w, /photos/fotel-366-640.webp 640w, /photos/fotel-366-1280.webp 1280w',
  )
})

test('an address of another shape stays', () => {
  expect(photoVariant('https://cdn.example/a.jpg', 320, 'avif')).toBe('https://cdn.example/a.jpg')
})
