import { expect, test, vi } from 'vitest'
import { moveFocus, noteFollowed } from './move-focus.ts'

/** A page of a heading and links. @returns what has the focus after a navigation */
function focusAfter(entryKey: string | undefined, hrefs: readonly string[]): string {
  let focused = 'nothing'
  const element = (name: string) => ({ tabIndex: 0, focus: () => (focused = name) })
  const main = {
    ...element('main'),
    contains: () => false,
    querySelector(selector: string) {
      if (selector === 'h1') return element('heading')
      const href = hrefs.find((one) => selector === `a[href=${JSON.stringify(one)}]`)
      return href === undefined ? null : element(href)
    },
  }
  vi.stubGlobal('document', { activeElement: null, querySelector: () => main })
  moveFocus(entryKey, null)
  return focused
}

test.each([
  ['a link', '/fotel-1?color=2', ['/fotel-1', '/fotel-1?color=2'], '/fotel-1?color=2'],
  ['a link that was told the campaign', '/fotel-1?campaignId=7', ['/fotel-1'], '/fotel-1'],
  ['a link that is gone', '/fotel-1', ['/lampa-2'], 'heading'],
])('GAP-131: Back to %s', (_what, address, hrefs, focused) => {
  noteFollowed('entry', new URL(address, 'http://shop.test'))
  expect(focusAfter('entry', hrefs)).toBe(focused)
})

test('GAP-131: a page that is not returned to is begun at its heading', () => {
  expect(focusAfter(undefined, ['/fotel-1'])).toBe('heading')
  expect(focusAfter('another entry', ['/fotel-1'])).toBe('heading')
})
