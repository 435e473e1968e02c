import { expect, test } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { useIsVisible } from './use-is-visible.client.ts'

/** Hears what happens in it: a toggle of a section does not bubble. */
class Dialog extends EventTarget {
  override addEventListener(type: string, listener: EventListener, options: AddEventListenerOptions) {
    if (options.capture) super.addEventListener(type, listener, options)
  }
}

/** An element in a closed dialog. */
function place() {
  const dialog = new Dialog()
  let isOpen = false
  const checks: boolean[] = []
  const element = {
    closest: (selector: string) => (selector === 'dialog' ? dialog : null),
    checkVisibility: () => (checks.push(isOpen), isOpen),
  }
  const island = runIsland(() => {
    const used = useIsVisible()
    used.place.current = element as unknown as HTMLDivElement
    return used
  })
  const tell = (event: string, opens: boolean) => {
    isOpen = opens
    dialog.dispatchEvent(new Event(event))
  }
  return { island, checks, tell }
}

test.each(['toggle', 'focusin'])('FLT-20: a place is seen when a %s has opened it, and from then on', (opening) => {
  const { island, checks, tell } = place()
  tell(opening, false)
  expect(island.current.isVisible).toBe(false)
  tell(opening, true)
  tell(opening, false)
  expect(island.current.isVisible).toBe(true)
  expect(checks, 'at first, twice for the dialog, no more').toEqual([false, false, true])
})

test('FLT-20: a place that is gone is looked at no more', () => {
  const { island, checks, tell } = place()
  island.end()
  tell('toggle', true)
  expect(checks).toEqual([false])
})
