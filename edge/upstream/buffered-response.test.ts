import { expect, test } from 'vitest'
import { BUDGETS } from '#app/shop-api/fetch-text.ts'
import { bufferedResponse } from './buffered-response.ts'

const inChunks = (chunks: readonly (Uint8Array | Error)[]) => {
  const left = [...chunks]
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift()
      if (next instanceof Error) controller.error(next)
      else if (next) controller.enqueue(next)
      else controller.close()
    },
  })
}
const bytes = (text: string) => new TextEncoder().encode(text)

test('status, headers and body stay the same', async () => {
  const response = await bufferedResponse(
    new Response(inChunks([bytes('{"a"'), bytes(':1}')]), { status: 409, headers: { 'retry-after': '3' } }),
  )
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([409, '3', { a: 1 }])
})

test('a response without a body has none', async () => {
  expect((await bufferedResponse(new Response(null, { status: 204 }))).body).toBeNull()
})

test('a response that breaks off rejects', async () => {
  await expect(bufferedResponse(new Response(inChunks([bytes('{"a"'), new Error('reset')])))).rejects.toThrow('reset')
})

test('the largest response passes, one byte more does not, and no more than that is read', async () => {
  const half = new Uint8Array(BUDGETS.maxBytes / 2)
  expect((await (await bufferedResponse(new Response(inChunks([half, half])))).arrayBuffer()).byteLength).toBe(BUDGETS.maxBytes)
  const endless = Array.from({ length: 1000 }, () => half)
  await expect(bufferedResponse(new Response(inChunks(endless)))).rejects.toThrow('too large')
})
