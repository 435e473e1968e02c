import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withStyleHints } from './hint-styles.ts'

const require = createRequire(import.meta.url)
const FILE = require
  .resolve('react-server-dom-webpack/server.edge')
  .replace(/server\.edge\.js$/, 'cjs/react-server-dom-webpack-server.edge.production.js')
const original = readFileSync(FILE, 'utf8')

interface React {
  createElement?: (type: string, props: object) => unknown
  renderToReadableStream?: (node: unknown, manifest: object) => ReadableStream
}

/** Runs a file of React with the packages that the worker has. */
function runInWorker(code: string): React {
  const exports: React = {}
  new Function('require', 'exports', code)(packageInWorker, exports)
  return exports
}

function packageInWorker(name: string): React {
  return runInWorker(readFileSync(require.resolve(name).replace(/index\.js$/, `cjs/${name}.react-server.production.js`), 'utf8'))
}

/** Destinations of the preloads by which React's file announces a stylesheet. */
async function destinationsOf(code: string): Promise<string[]> {
  const link = packageInWorker('react').createElement?.('link', { rel: 'stylesheet', href: '/a.css', precedence: 'x' })
  const flight = await new Response(runInWorker(code).renderToReadableStream?.(link, {})).text()
  return [...flight.matchAll(/:HL\["\/a\.css","(\w+)"/g)].map(([, destination = '']) => destination)
}

test('a stylesheet is announced as a style', async () => {
  expect(await destinationsOf(withStyleHints(original) ?? '')).toEqual(['style'])
})

test('React 19.2 itself announces it as something that no browser knows: when this fails, the repair may go', async () => {
  expect(await destinationsOf(original)).toEqual(['stylesheet'])
})

test('code that has other hints is refused', () => {
  expect(withStyleHints(original.replaceAll('"stylesheet"', '"style"'))).toBeNull()
})
