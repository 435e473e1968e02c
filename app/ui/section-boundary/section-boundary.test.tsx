import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SectionBoundary } from './section-boundary.client.tsx'

const MOVED = new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')
const children = 'Galeria'
const failed = (error: unknown, mount = 0) => ({ children, isRetried: false, mount, ...SectionBoundary.getDerivedStateFromError(error) })
const next = (state: ReturnType<typeof failed>, given = children) =>
  SectionBoundary.getDerivedStateFromProps({ children: given, part: 'gallery' }, { failure: null, ...state })

test('EXT-71: a part whose nodes others have moved is mounted anew, once', () => {
  expect(next(failed(MOVED))).toEqual({ failure: null, mount: 1 })
  expect(next(failed(MOVED, 1))).toBe(null)
  expect(next(failed(new Error('a bug')))).toBe(null)
})

test('new children reset a failure', () =>
  expect(next(failed(new Error('a bug')), 'Inna galeria')).toEqual({ children: 'Inna galeria', failure: null }))

test('EXT-71: a part that failed says so with a button; a section shows its fallback', () => {
  const shown = (boundary: SectionBoundary) => {
    boundary.context = { failed: 'Nie udało się.', retry: 'Ponów' }
    Object.assign(boundary.state, failed(new Error('a bug')))
    return renderToStaticMarkup(boundary.render())
  }
  expect(shown(new SectionBoundary({ children, part: 'gallery' }))).toMatch(
    /role="alert" data-part="gallery"><p>Nie udało się\.<\/p><button.*Ponów/,
  )
  expect(shown(new SectionBoundary({ children, fallback: 'Inaczej' }))).toBe('Inaczej')
})

test('its button mounts it anew and gives its focus to the page; pressed again, it loads the page', () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const boundary = new SectionBoundary({ children, part: 'gallery' })
  boundary.setState = (change: unknown) =>
    Object.assign(boundary.state, typeof change === 'function' ? change(boundary.state, boundary.props) : change)
  Object.assign(boundary.state, failed(new Error('a bug'), 1))
  const focus = vi.fn<() => void>()
  const press = { currentTarget: { closest: () => ({ focus }) } } as never
  boundary.retry(press)
  expect([boundary.state, focus.mock.calls, reload.mock.calls.length]).toEqual([
    { children, failure: null, mount: 2, isRetried: true },
    [[{ preventScroll: true }]],
    0,
  ])
  boundary.retry(press)
  expect([focus.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
})
