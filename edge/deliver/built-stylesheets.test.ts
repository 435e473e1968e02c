import { expect, test } from 'vitest'
import { readStylesheet } from './built-stylesheets.ts'
import { readRules } from './used-styles.ts'

const ORIGIN = 'https://patyna.example'

/** Files of a build that count reads. */
function assetsOf(files: Record<string, string>) {
  const reads: string[] = []
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    reads.push(pathname)
    const text = files[pathname]
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 })
  }
  return { reads, ASSETS: { fetch } }
}

test('a stylesheet is read once', async () => {
  const text = '.ł{color:red}'
  const assets = assetsOf({ '/assets/one.css': text })
  expect(await readStylesheet(assets, ORIGIN, '/assets/one.css')).toEqual(readRules(text))
  expect(await readStylesheet(assets, ORIGIN, '/assets/one.css')).toEqual(readRules(text))
  expect(assets.reads).toEqual(['/assets/one.css'])
})

test('a visitor who leaves while it is read keeps nobody waiting', async () => {
  const never = { ASSETS: { fetch: () => new Promise<never>(() => undefined) } }
  void readStylesheet(never, ORIGIN, '/assets/left.css')
  expect(await readStylesheet(assetsOf({ '/assets/left.css': 'a{}' }), ORIGIN, '/assets/left.css')).toEqual(readRules('a{}'))
})

test('a missing one is read again; one that would end its element is refused', async () => {
  const assets = assetsOf({ '/assets/bad.css': 'a{content:"</style>"}' })
  expect(await readStylesheet(assets, ORIGIN, '/assets/late.css')).toBeNull()
  expect(await readStylesheet(assets, ORIGIN, '/assets/late.css')).toBeNull()
  expect(assets.reads).toHaveLength(2)
  expect(await readStylesheet(assets, ORIGIN, '/assets/bad.css')).toBeNull()
  expect(await readStylesheet({ ASSETS: { fetch: () => Promise.reject(new Error('gone')) } }, ORIGIN, '/assets/lost.css')).toBeNull()
})
