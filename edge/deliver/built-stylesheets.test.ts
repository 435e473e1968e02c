import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSheet } from './built-stylesheets.ts'

const ORIGIN = 'https://patyna.example'

/** Files of a build, which count how often they are read. */
function assetsOf(files: Record<string, string>) {
  const reads: string[] = []
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    reads.push(pathname)
    const text = files[pathname]
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 })
  }
  return { reads, fetch }
}

test('a sheet is read once, with the source that admits exactly its text', async () => {
  const text = '.ł{color:red}'
  const assets = assetsOf({ '/assets/one.css': text })
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(await readSheet(assets, ORIGIN, '/assets/one.css')).toEqual({ text, source })
  expect(await readSheet(assets, ORIGIN, '/assets/one.css')).toEqual({ text, source })
  expect(assets.reads).toEqual(['/assets/one.css'])
})

test('one that is missing is looked for again; one that would end its element is none', async () => {
  const assets = assetsOf({ '/assets/bad.css': 'a{content:"</style>"}' })
  expect(await readSheet(assets, ORIGIN, '/assets/late.css')).toBeNull()
  expect(await readSheet(assets, ORIGIN, '/assets/late.css')).toBeNull()
  expect(assets.reads).toHaveLength(2)
  expect(await readSheet(assets, ORIGIN, '/assets/bad.css')).toBeNull()
  expect(await readSheet({ fetch: () => Promise.reject(new Error('gone')) }, ORIGIN, '/assets/lost.css')).toBeNull()
})
