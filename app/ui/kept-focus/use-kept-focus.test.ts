import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** A region of a page in which a button has the focus: since before it was hydrated, or since then. */
function focusedRegion(isEarly = false) {
  const button = { isConnected: true }
  const body = {}
  const page: { body: object; activeElement: object } = { body, activeElement: isEarly ? button : body }
  vi.stubGlobal('document', page)
  const region = Object.assign(new EventTarget(), {
    tabIndex: 0,
    focus: vi.fn<(options: object) => void>(),
    removeAttribute: vi.fn<(name: string) => void>(),
    contains: (element: object) => element === button,
  })
  const island = runIsland(() => {
    const kept = useKeptFocus()
    Object.assign(kept.ref, { current: region })
    return kept
  })
  if (!isEarly) island.current.onFocus?.({ target: button } as never)
  const goes = (to: object = body) => {
    button.isConnected = false
    page.activeElement = to
    island.again()
  }
  return { island, region, goes }
}

test.each([false, true])(
  'WCAG 2.4.3: a region takes the focus of its control that goes away; it had it before hydration: %s',
  (isEarly) => {
    const { region, goes } = focusedRegion(isEarly)
    goes()
    expect(region.focus.mock.calls).toEqual([[{ preventScroll: true }]])
    expect(region.tabIndex).toBe(-1)
  },
)

test('a click on its text does not give it the focus afterwards, nor does a later rendering', () => {
  const { island, region, goes } = focusedRegion()
  goes()
  expect(region.removeAttribute).not.toHaveBeenCalled()
  for (let times = 0; times < 2; times++) region.dispatchEvent(new Event('blur'))
  island.again()
  expect(region.removeAttribute.mock.calls).toEqual([['tabindex']])
  expect(region.focus).toHaveBeenCalledOnce()
})

test('it leaves the focus where the visitor has moved it, and to a control that stays', () => {
  const { island, region, goes } = focusedRegion()
  island.again()
  goes({})
  goes()
  expect(region.focus).not.toHaveBeenCalled()
})
