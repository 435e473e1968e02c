import { expect, test, vi } from 'vitest'
import { endOfFade } from './end-of-fade.ts'

class FakeNode {
  contains = () => isAround
}
let isAround = false
const page = new EventTarget()

/** A dialog whose fade runs until the test finishes it. */
function fadingDialog() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const finish = vi.fn<() => void>(resolve)
  return { dialog: { getAnimations: () => [{ finished: promise, finish }] } as unknown as HTMLDialogElement, finish }
}

function click() {
  const event = new Event('click')
  Object.defineProperty(event, 'target', { value: new FakeNode() })
  page.dispatchEvent(event)
}

/** Whether the promise has resolved after all pending microtasks. */
async function isOver(work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))])
}

function stubPage() {
  isAround = false
  vi.stubGlobal('Node', FakeNode)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
}

test('UIK-24: a dialog is closed for its owner when it has faded out', async () => {
  stubPage()
  const { dialog, finish } = fadingDialog()
  const end = endOfFade(dialog)
  expect(await isOver(end)).toBe(false)
  finish()
  expect(await isOver(end)).toBe(true)
})

test('UIK-24: a fade that is cancelled is over', async () => {
  stubPage()
  const dialog = { getAnimations: () => [{ finished: Promise.reject(new Error('cancelled')) }] } as unknown as HTMLDialogElement
  expect(await isOver(endOfFade(dialog))).toBe(true)
})

test('a click elsewhere ends the fade at once, one on what holds the dialog does not', async () => {
  stubPage()
  const { dialog, finish } = fadingDialog()
  const end = endOfFade(dialog)
  isAround = true
  click()
  expect(await isOver(end)).toBe(false)
  isAround = false
  click()
  expect(await isOver(end)).toBe(true)
  click()
  expect(finish).toHaveBeenCalledTimes(1)
})
