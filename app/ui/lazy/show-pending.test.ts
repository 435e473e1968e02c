import { expect, test, vi } from 'vitest'
import { showPressed } from './show-pressed.ts'

const atOnce = async () => undefined

const aButton = () => ({ dataset: {} }) as HTMLElement

test('a tap shows at once; its work begins after the frame, and once', async () => {
  const draw = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const work = vi.fn(async () => done.promise)
  const button = aButton()
  const first = showPressed(button, work, () => draw.promise)
  await showPressed(button, work, () => draw.promise)
  expect(button.dataset).toHaveProperty('pressed')
  expect(work).not.toHaveBeenCalled()
  draw.resolve()
  await vi.waitFor(() => expect(work).toHaveBeenCalled())
  expect(button.dataset).toHaveProperty('pressed')
  done.resolve()
  await first
  expect(button.dataset).not.toHaveProperty('pressed')
  expect(work).toHaveBeenCalledExactlyOnceWith()
})

test('after failed work the button reacts again', async () => {
  const button = aButton()
  await expect(showPressed(button, async () => Promise.reject(new Error('lost')), atOnce)).rejects.toThrow('lost')
  const work = vi.fn(async () => undefined)
  await showPressed(button, work, atOnce)
  expect(work).toHaveBeenCalledOnce()
})
