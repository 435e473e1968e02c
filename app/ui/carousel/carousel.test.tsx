import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CarouselArrows } from './carousel-arrows.client.tsx'
import { Carousel } from './carousel.tsx'
import { scrollEnds } from './scroll-ends.ts'

test.each([
  ['at the start', { scrollLeft: 0, scrollWidth: 900, clientWidth: 300 }, true, false],
  ['on the way', { scrollLeft: 300, scrollWidth: 900, clientWidth: 300 }, false, false],
  ['at the end, a fraction before it', { scrollLeft: 599.4, scrollWidth: 900, clientWidth: 300 }, false, true],
  ['all in view', { scrollLeft: 0, scrollWidth: 300, clientWidth: 300 }, true, true],
])('%s', (_sentence, list, isAtStart, isAtEnd) => {
  expect(scrollEnds(list)).toEqual({ isAtStart, isAtEnd })
})

const carousel = (hasArrows: { mobile: boolean; desktop: boolean }) =>
  renderToStaticMarkup(
    <Carousel
      label="Podobne"
      slides={[
        { id: 1, content: 'A' },
        { id: 2, content: 'B' },
      ]}
      hasArrows={hasArrows}
      previousLabel="Poprzednie"
      nextLabel="Następne"
    />,
  )

test('slides are a named list', () => {
  expect(carousel({ mobile: false, desktop: false })).toMatch(/<ul[^>]* aria-label="Podobne"><li>A<\/li><li>B<\/li><\/ul>/)
})

test('arrows are there only where there are slides for them, and move the list they name', () => {
  expect(carousel({ mobile: false, desktop: false })).not.toContain('<button')
  const html = carousel({ mobile: true, desktop: false })
  expect(html).toMatch(/data-mobile="true">/)
  const listId = /<ul id="([^"]+)"/.exec(html)?.[1]
  expect(html.match(new RegExp(`aria-controls="${listId}"`, 'g'))).toHaveLength(2)
})

test('the arrows watch their list once, however often they are rendered, and not when they are gone', () => {
  let watching = 0
  class Observer {
    observe = () => void watching++
    disconnect = () => void watching--
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const list = { scrollLeft: 0, scrollWidth: 900, clientWidth: 300 }
  const counted = { addEventListener: () => void watching++, removeEventListener: () => void watching-- }
  vi.stubGlobal('document', { getElementById: () => ({ ...list, ...counted }) })
  const island = runIsland(() => CarouselArrows({ listId: 'list', previousLabel: '', nextLabel: '' }))
  for (let times = 0; times < 3; times++) island.again()
  expect(watching).toBe(2)
  island.end()
  expect(watching).toBe(0)
})

test('the next arrow leads on where a refresh has brought more slides', () => {
  const list = {
    scrollLeft: 0,
    scrollWidth: 300,
    clientWidth: 300,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  vi.stubGlobal('document', { getElementById: () => list })
  vi.stubGlobal(
    'ResizeObserver',
    // As of a browser, the first call comes unasked.
    function observer(update: () => void) {
      return { observe: update, disconnect: () => undefined }
    },
  )
  const island = runIsland(() => CarouselArrows({ listId: 'list', previousLabel: '', nextLabel: '' }))
  const isAtEnd = () => elementsOf(island.current, IconButton)[1]?.['aria-disabled']
  expect(isAtEnd()).toBe(true)
  list.scrollWidth = 900
  island.again()
  expect(isAtEnd()).toBe(false)
})

test.each([
  ['to the left, smoothly', 0, false, { left: -300, behavior: 'smooth' }],
  ['to the right, at once for those who asked for less motion', 1, true, { left: 300, behavior: 'instant' }],
])('an arrow scrolls by one view %s, and keeps the focus at its end', (_how, arrow, matches, expected) => {
  let scrolled = () => undefined as void
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const scrollBy = vi.fn<(by: object) => void>()
  const list = { scrollLeft: 300, scrollWidth: 900, clientWidth: 300, scrollBy, removeEventListener: () => undefined }
  vi.stubGlobal('document', {
    getElementById: () => Object.assign(list, { addEventListener: (_type: string, listener: () => void) => (scrolled = listener) }),
  })
  const island = runIsland(() => CarouselArrows({ listId: 'list', previousLabel: '', nextLabel: '' }))
  const arrows = () => elementsOf(island.current, IconButton)
  arrows()[arrow]?.onClick?.({} as never)
  expect(scrollBy.mock.calls).toEqual([[expected]])
  const ends = [0, 300, 600].map((scrollLeft) => {
    list.scrollLeft = scrollLeft
    scrolled()
    return arrows().map((each) => [each['aria-disabled'], each.disabled])
  })
  const [on, off] = [
    [false, undefined],
    [true, undefined],
  ]
  expect(ends).toEqual([
    [off, on],
    [on, on],
    [on, off],
  ])
})

const CSS = readFileSync(new URL('./carousel.module.css', import.meta.url), 'utf8')

test('UIK-32: 2.2 slides on mobile', () => {
  expect(CSS).toContain('(100% - 2 * var(--gap)) / 2.2')
})

test('UIK-33, UIK-34: up to 4 slides, each at least 268 px wide, with gaps of 16 px', () => {
  const columns = [...CSS.matchAll(/min-width: ([\d.]+)rem\) \{[^}]*?\/ (\d)\)/g)].map(
    ([, width, count]) => [Number(width) * 16, Number(count)] as const,
  )
  expect(columns.map(([, count]) => count)).toEqual([2, 3, 4])
  for (const [width, count] of columns) expect((width - (count - 1) * 16) / count).toBe(268)
})
