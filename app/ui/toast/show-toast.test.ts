import { expect, test, vi } from 'vitest'
import { ANNOUNCE, announce } from '../live-region/announce.ts'
import { SHOW_TOAST, showToast } from './show-toast.ts'

test.each([
  ['a toast', SHOW_TOAST, () => showToast({ id: '1' }), { id: '1' }],
  ['words', ANNOUNCE, () => announce('Nie dodano'), 'Nie dodano'],
])('%s reach whoever listens on the page', (_what, event, send, detail) => {
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  const received: unknown[] = []
  page.addEventListener(event, (each) => received.push(each instanceof CustomEvent && each.detail))
  send()
  expect(received).toEqual([detail])
})
