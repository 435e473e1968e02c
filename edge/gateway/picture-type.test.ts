import { expect, test } from 'vitest'
import { pictureType } from './picture-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0))

test.each([
  ['image/avif', '\0\0\0\x20ftypavif\0\0\0\0'],
  ['image/avif', '\0\0\0\x20ftypavis\0\0\0\0'],
  ['image/webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
])('%s is known by its first bytes', (type, start) => expect(pictureType(bytes(`${start}${'x'.repeat(99)}`))).toBe(type))

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<!doctype html><script>',
  ' RIFF\x10\0\0\0WEBPVP8 ',
  'RIFF\x10\0\0\0WAVEfmt ',
  '\0\0\0\x20ftypmp42',
  'GIF89a',
  '',
])('%j is none', (start) => expect(pictureType(bytes(start))).toBeNull())
