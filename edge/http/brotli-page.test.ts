import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPage, pageEndOffset, compressBytes, rawBlocks, decompressBytes } from './brotli-page.ts'
import { PAGE_END } from './page-end.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(brotliDecompressSync(bytes))
const PAGE = `<html><body>${'<p>żółć 💺</p>'.repeat(5000)}${PAGE_END}`

test.each([PAGE, PAGE_END, `x${PAGE_END}`])('a page is itself again', (page) => {
  expect(textOf(compressPage(bytesOf(page)))).toBe(page)
})

test('it is small', () => expect(compressPage(bytesOf(PAGE)).length).toBeLessThan(200))

test.each([
  ['nothing', ''],
  ['one byte', 'x'],
  ['a visitor’s facts', '<script type="application/json">{"cart":3}</script>'],
  ['more than one block holds', 'ż'.repeat(70_000)],
])('%s can be put before its end', (_what, tail) => {
  const page = compressPage(bytesOf(PAGE))
  const at = pageEndOffset(page)
  const whole = new Uint8Array([...page.subarray(0, at), ...rawBlocks(bytesOf(tail)), ...page.subarray(at)])
  expect(textOf(whole)).toBe(PAGE.slice(0, -PAGE_END.length) + tail + PAGE_END)
})

test('other bytes there and back', () => {
  expect(decompressBytes(compressBytes(bytesOf(PAGE)))).toEqual(bytesOf(PAGE))
})
