import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { withBufferedWrites } from './buffer-html-writes.ts'

const FILE = 'react-dom/cjs/react-dom-server.edge.production.js'
const require = createRequire(import.meta.url)
const original = readFileSync(require.resolve('react-dom/server.edge').replace(/server\.edge\.js$/, FILE.replace('react-dom/', '')), 'utf8')

type Render = typeof import('react-dom/server').renderToReadableStream

/** Runs React's file. */
function rendererOf(code: string): Render {
  const exports: { renderToReadableStream?: Render } = {}
  new Function('require', 'exports', 'module', code)(createRequire(require.resolve('react-dom/server.edge')), exports, { exports })
  if (!exports.renderToReadableStream) throw new Error('React has no renderToReadableStream')
  return exports.renderToReadableStream
}

async function htmlOf(code: string, node: ReactNode): Promise<string> {
  return new Response(await rendererOf(code)(node)).text()
}

test('React writes the same HTML, also where a text is longer than what is encoded at once', async () => {
  const patched = withBufferedWrites(original) ?? ''
  const rows = Array.from({ length: 900 }, (_, id) => createElement('li', { key: id, title: `"Żółć" & ${id} 🪑` }, `krzesło ${id} <b>`))
  const page = createElement('ul', null, rows, 'ą'.repeat(40_000))
  const html = await htmlOf(patched, page)
  expect(html.length).toBeGreaterThan(80_000)
  expect(html).toBe(await htmlOf(original, page))
})

test('React itself encodes each text by itself: when this fails, the patch may go', async () => {
  const texts = 300
  const page = createElement('ul', null, ...Array.from({ length: texts }, (_, id) => createElement('li', null, `krzesło ${id}`)))
  const encode = vi.spyOn(TextEncoder.prototype, 'encode')
  const encodedBy = async (code: string) => {
    encode.mockClear()
    await htmlOf(code, page)
    return encode.mock.calls.length
  }
  expect(await encodedBy(original)).toBeGreaterThan(texts)
  expect(await encodedBy(withBufferedWrites(original) ?? '')).toBeLessThan(10)
})

test('code that writes in another way is refused', () => {
  expect(withBufferedWrites(original.replaceAll('currentView', 'view'))).toBeNull()
  expect(withBufferedWrites('export {}')).toBeNull()
})
