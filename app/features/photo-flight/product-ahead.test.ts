import { beforeEach, expect, test, vi } from 'vitest'
import { showProductAhead } from './product-ahead.ts'

/** An element, in as much as a preview is made of it. */
class Part {
  className = ''
  lang = ''
  complete = true
  hidden = false
  isConnected = false
  dataset: Record<string, string | undefined> = {}
  style = {}
  append() {}
  before(part: Part) {
    part.isConnected = true
  }
  remove() {
    this.isConnected = false
  }
  focus() {
    page.activeElement = this
  }
  closest(): Part {
    return this
  }
  querySelector(selector: string) {
    return selector === 'img' ? photo : null
  }
  getBoundingClientRect = () => ({ top: 10, bottom: 90, left: 10, right: 90 })
}

const [main, card, photo, body] = [new Part(), new Part(), new Part(), new Part()]
const page = {
  body,
  activeElement: card,
  querySelector: (selector: string) => (selector === 'main' ? main : null),
  querySelectorAll: () => [card],
  createElement: () => new Part(),
}
let scrolledTo: number

beforeEach(() => {
  Object.assign(page, { activeElement: card })
  scrolledTo = 900
  vi.stubGlobal('HTMLElement', Part)
  vi.stubGlobal('Image', Part)
  vi.stubGlobal('document', page)
  vi.stubGlobal('innerHeight', 100)
  vi.stubGlobal('innerWidth', 100)
  vi.stubGlobal('scrollY', 900)
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => (scrolledTo = top))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

const show = () => {
  const ahead = showProductAhead(new URL('http://shop.test/fotel-7'))
  expect([main.hidden, scrolledTo]).toEqual([true, 0])
  // As the browser does with what is not shown any more.
  if (page.activeElement === card) page.activeElement = body
  return ahead
}

test.each([
  ['a page that comes', true, 0, body],
  ['a page that does not come, where the old one was left', false, 900, card],
])('EXT-57: a preview makes way for %s', (_what, isShown, place, focused) => {
  const ahead = show()
  ahead?.end(isShown)
  expect([main.hidden, scrolledTo, page.activeElement]).toEqual([false, place, focused])
})

test('EXT-57: a preview that has made way moves nothing any more, and takes no focus from elsewhere', () => {
  const ahead = show()
  const field = new Part()
  field.focus()
  ahead?.end(false)
  expect(page.activeElement).toBe(field)
  scrolledTo = 300
  ahead?.end(false)
  expect(scrolledTo).toBe(300)
})
