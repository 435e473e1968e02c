import type { ComponentProps, ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { attach } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { testDocument } from '../../testing/test-document.ts'
import { GalleryStage } from './gallery-stage.client.tsx'
import type { ZoomLabels } from './zoom-dialog.client.tsx'

/** An element of a gallery that knows its place: `within` are those by which `closest` finds it. */
class Place {
  dataset: Record<string, string> = {}
  attributes = new Map<string, string>()
  style = { setProperty: vi.fn<(name: string, value: string) => void>() }
  focus = vi.fn<(options: object) => void>()
  within: string[] = []
  inside = new Map<string, unknown>()
  getAttribute = (name: string) => this.attributes.get(name) ?? null
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value)
  removeAttribute = (name: string) => void this.attributes.delete(name)
  closest = (selector: string) => (this.within.includes(selector) ? this : null)
  querySelector = (selector: string) => this.inside.get(selector) ?? null
  getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 400 })
}

let observed: { tell: (entries: object[]) => void; options: unknown; targets: unknown[]; isOff: boolean }
beforeEach(() => {
  observed = { tell: () => undefined, options: null, targets: [], isOff: false }
  vi.stubGlobal('Element', Place)
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('window', {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void, options: unknown) {
        Object.assign(observed, { tell, options })
      }
      observe = (target: unknown) => void observed.targets.push(target)
      disconnect = () => void (observed.isOff = true)
    },
  )
})

/** A gallery of three photographs, each 200 px wide in a row of 400, and its thumbnails. */
function aGallery() {
  const row = { scrollTo: vi.fn<(left: number, top: number) => void>(), offsetLeft: 10, clientWidth: 400 }
  const bar = { scrollTo: vi.fn<(left: number, top: number) => void>(), offsetLeft: 10, clientWidth: 100 }
  const at = [0, 1, 2]
  const slides = at.map((index) => ({ parentElement: row, offsetLeft: 10 + 400 * index, offsetWidth: 200 }))
  const images = at.map((index) => ({
    sizes: index === 0 ? '60vw' : '1px',
    currentSrc: `/small-${index}`,
    alt: `Fotel ${index}`,
    lang: index === 0 ? 'pl' : '',
    getAttribute: (name: string) => (name === 'width' ? '1280' : '960'),
  }))
  const links = at.map((index) => {
    const link = Object.assign(new Place(), { href: `/large-${index}`, within: ['a[data-zoom]'] })
    link.dataset['zoom'] = String(index)
    link.inside.set('img', images[index])
    return link
  })
  const thumbnails = at.map((index) => {
    const parentElement = { parentElement: bar, offsetLeft: 10 + 50 * index, offsetWidth: 40 }
    const thumbnail = Object.assign(new Place(), { within: ['[data-thumbnails] a'], parentElement })
    thumbnail.setAttribute('href', `#photo-${index + 1}`)
    return thumbnail
  })
  const all: Record<string, unknown[]> = {
    'a[data-zoom]': links,
    '[data-slides] img': images,
    '[data-slides] > li': slides,
    '[data-thumbnails] a': thumbnails,
  }
  const root = {
    querySelectorAll: (selector: string) => all[selector] ?? [],
    querySelector: (selector: string) => {
      const [, photo] = /^#photo-(\d)$/.exec(selector) ?? []
      const [, zoom] = /^\[data-zoom="(\d)"\]$/.exec(selector) ?? []
      if (selector === '[data-slides]') return row
      return (photo ? slides[Number(photo) - 1] : links[Number(zoom)]) ?? null
    },
  }
  const island = runIsland(() => {
    const drawn = GalleryStage({ className: 'gallery', labels: {} as ZoomLabels, children: null }) as ReactElement<ComponentProps<'div'>>
    attach(drawn, 'div', root)
    return drawn
  })
  const press = (target: unknown, more: object = {}) => {
    const event = { target, button: 0, defaultPrevented: false, preventDefault: vi.fn<() => void>(), ...more }
    island.current.props.onClick?.(event as never)
    return event.preventDefault.mock.calls.length
  }
  const zoomed = () =>
    [island.current.props.children].flat().find((each): each is ReactElement<Record<string, never>> => Boolean(each))?.props
  return { row, bar, slides, images, links, thumbnails, island, press, zoomed }
}

test('PRD-02: a thumbnail scrolls its photo into the middle of the row, not the page; elsewhere and with Ctrl a press is the browser’s', () => {
  const { row, thumbnails, links, press, island } = aGallery()
  expect(press(thumbnails[2])).toBe(1)
  expect(row.scrollTo.mock.calls).toEqual([[700, 0]])
  expect([press(new Place()), press({}), press(thumbnails[1], { ctrlKey: true }), press(links[1], { metaKey: true })]).toEqual([0, 0, 0, 0])
  expect(row.scrollTo).toHaveBeenCalledOnce()
  island.end()
  expect(observed.isOff).toBe(true)
})

test('the thumbnail of the photo in view is the current one and in the middle of its bar; from the second photo on all are as sharp as the first', () => {
  const { row, bar, slides, images, thumbnails } = aGallery()
  const current = () => thumbnails.map((each) => each.getAttribute('aria-current'))
  expect([observed.targets, observed.options]).toEqual([slides, { root: row, threshold: 0.6 }])
  observed.tell([{ target: slides[0], isIntersecting: true }])
  expect([current(), images.map(({ sizes }) => sizes), bar.scrollTo.mock.calls]).toEqual([
    ['true', null, null],
    ['60vw', '1px', '1px'],
    [[-30, 0]],
  ])
  observed.tell([{ target: slides[0], isIntersecting: false }])
  expect(current(), 'none is in view').toEqual(['true', null, null])
  observed.tell([
    { target: slides[0], isIntersecting: false },
    { target: slides[2], isIntersecting: true },
  ])
  expect([current(), images.map(({ sizes }) => sizes), bar.scrollTo.mock.calls[1]]).toEqual([
    [null, null, 'true'],
    ['60vw', '60vw', '60vw'],
    [70, 0],
  ])
})

test('under a mouse a photo is looked at where the pointer is, and all are sharp; under a finger and beside it none is', () => {
  const { images, links, island } = aGallery()
  const move = (target: unknown, pointerType = 'mouse') =>
    island.current.props.onPointerMove?.({ target, pointerType, clientX: 150, clientY: 150 } as never)
  move(links[1], 'touch')
  move(new Place())
  expect(links.flatMap(({ style }) => style.setProperty.mock.calls)).toEqual([])
  expect(images.map(({ sizes }) => sizes)).toEqual(['60vw', '60vw', '60vw'])
  move(links[1])
  expect(links[1]?.style.setProperty.mock.calls).toEqual([
    ['--look-x', '25%'],
    ['--look-y', '25%'],
  ])
})

test('a photo opens full screen with all photographs, and where it is closed that one is in its row and has the focus', async () => {
  const { row, links, press, zoomed, island } = aGallery()
  island.current.props.onFocus?.({} as never)
  expect(press(links[1])).toBe(1)
  await vi.waitFor(() => expect(zoomed()).toBeDefined())
  expect(zoomed()).toMatchObject({
    first: 1,
    photos: [0, 1, 2].map((index) => ({
      src: `/large-${index}`,
      preview: `/small-${index}`,
      alt: `Fotel ${index}`,
      lang: index === 0 ? 'pl' : undefined,
      width: 1280,
      height: 960,
    })),
  })
  const { onClose } = zoomed() as unknown as { onClose: (shown: number) => void }
  onClose(2)
  expect([zoomed(), row.scrollTo.mock.calls, links[2]?.focus.mock.calls]).toEqual([undefined, [[700, 0]], [[{ preventScroll: true }]]])
})
