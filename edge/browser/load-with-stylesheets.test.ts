import { beforeEach, expect, test, vi } from 'vitest'

class FakeLink extends EventTarget {
  href = ''
  remove = vi.fn()
}

let links: FakeLink[]
let loadWithStylesheets: typeof import('./load-with-stylesheets.ts').loadWithStylesheets

beforeEach(async () => {
  links = []
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector.includes('/assets/there.css') ? {} : null),
    createElement: () => new FakeLink(),
    head: { append: (link: FakeLink) => links.push(link) },
  })
  vi.resetModules()
  ;({ loadWithStylesheets } = await import('./load-with-stylesheets.ts'))
})

const island = async () => 'island'
const hrefs = () => links.map(({ href }) => href)

test('a script is ready when its stylesheets are; a stylesheet is requested once', async () => {
  const isThere = vi.fn()
  const both = Promise.all([loadWithStylesheets(island, ['assets/a.css']), loadWithStylesheets(island, ['assets/a.css'])]).then(isThere)
  await vi.waitFor(() => expect(hrefs()).toEqual(['/assets/a.css']))
  expect(isThere).not.toHaveBeenCalled()
  links[0]?.dispatchEvent(new Event('load'))
  await both
  expect(isThere).toHaveBeenCalledWith(['island', 'island'])
  await loadWithStylesheets(island, ['assets/a.css'])
  expect(hrefs()).toEqual(['/assets/a.css'])
})

test('stylesheets of the document are not requested, nor those in the stylesheet of every page', async () => {
  expect(await loadWithStylesheets(island, ['assets/there.css', ''])).toBe('island')
  expect(hrefs()).toEqual([])
})

test('GAP-61: a missing stylesheet fails its script; the next call tries again', async () => {
  const first = expect(loadWithStylesheets(island, ['assets/a.css'])).rejects.toThrow('preload CSS')
  links[0]?.dispatchEvent(new Event('error'))
  await first
  expect(links[0]?.remove).toHaveBeenCalled()
  const second = loadWithStylesheets(island, ['assets/a.css'])
  links[1]?.dispatchEvent(new Event('load'))
  expect(await second).toBe('island')
})
