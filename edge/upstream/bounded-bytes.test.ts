import { expect, test } from 'vitest'
import { BUDGETS } from '#app/shop-api/fetch-text.ts'
import { boundedBytes } from './bounded-bytes.ts'

const read = (...chunks: readonly (Uint8Array<ArrayBuffer> | Error)[]) => {
  const left = [...chunks]
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = left.shift()
      if (next instanceof Error) controller.error(next)
      else if (next) controller.enqueue(next)
      else controller.close()
    },
  })
  return boundedBytes(new Response(body))
}

test('a body in pieces is whole; where there is none it is empty', async () => {
  expect(await read(Uint8Array.of(1, 2), Uint8Array.of(3))).toEqual(Uint8Array.of(1, 2, 3))
  expect(await boundedBytes(new Response(null))).toHaveLength(0)
})

test('one that breaks off rejects', async () => {
  await expect(read(Uint8Array.of(1), new Error('reset'))).rejects.toThrow('reset')
})

test('the largest passes, one byte more does not, and no more than that is read', async () => {
  const half = new Uint8Array(BUDGETS.maxBytes / 2)
  expect(await read(half, half)).toHaveLength(BUDGETS.maxBytes)
  await expect(read(...Array.from({ length: 1000 }, () => half))).rejects.toThrow('too large')
})
