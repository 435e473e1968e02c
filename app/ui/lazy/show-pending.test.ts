import { expect, test, vi } from 'vitest'
import { showPending } from './show-pending.ts'

const atOnce = async () => undefined

const aButton = () => ({ dataset: {} }) as HTMLElement

test('a tap shows at once; its work begins after the frame, and once', async () => {
  const draw = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const work = vi.fn(async () => done.promise)
  const button = aButton()
  const first = showPending(button, work, () => draw.promise)
  await showPending(button, work, () => draw.promise)
  expect(button.dataset).toHaveProperty('pending')
  expect(work).not.toHaveBeenCalled()
  draw.resolve()
  await vi.waitFor(() => expect(work).toHaveBeenCalled())
  expect(button.dataset).toHaveProperty('pending')
  done.resolve()
  await first
  expect(button.dataset).not.toHaveProperty('pending')
  expect(work).toHaveBeenCalledExactlyOnceWith()
})

test('after failed work the button reacts again', async () => {
  const button = aButton()
  await expect(showPending(button, async () => Promise.reject(new Error('lost')), atOnce)).rejects.toThrow('lost')
  const work = vi.fn(async () => undefined)
  await showPending(button, work, atOnce)
  expect(work).toHaveBeenCalledOnce()
})
