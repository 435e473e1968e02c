import { expect, test, vi } from 'vitest'
import { closeOutside } from './close-outside.ts'

/** A page with an open dropdown. @returns dispatches an event, and whether the page got it */
function pageWithDropdown() {
  class Target extends EventTarget {
    closest = () => null
  }
  vi.stubGlobal('Element', Target)
  const page = new Target()
  const panel = { id: 'menu', contains: () => false, closest: () => null }
  vi.stubGlobal('document', { querySelectorAll: () => [panel] })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  closeOutside()
  return (type: string, more: object) => page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), more))
}

const PRESS = { button: 0, pointerType: 'touch' }

test('spec §4: a press outside an open dropdown does nothing else, the next one does', () => {
  const dispatch = pageWithDropdown()
  dispatch('pointerdown', PRESS)
  expect([dispatch('mousedown', { detail: 1 }), dispatch('click', { detail: 1 }), dispatch('click', { detail: 1 })]).toEqual([
    false,
    false,
    true,
  ])
})

test('a press that became no click does not swallow the click of a key', () => {
  const dispatch = pageWithDropdown()
  dispatch('pointerdown', PRESS)
  expect(dispatch('click', { detail: 0 })).toBe(true)
})
