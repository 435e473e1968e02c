import { expect, test } from 'vitest'
import { BUDGETS } from '#app/shop-api/fetch-json.ts'
import { wholeAnswer } from './buffered-response.ts'

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

test('an answer stays what it is', async () => {
  const answer = await wholeAnswer(new Response(inChunks([bytes('{"a"'), bytes(':1}')]), { status: 409, headers: { 'retry-after': '3' } }))
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([409, '3', { a: 1 }])
})

test('none has no body', async () => {
  expect((await wholeAnswer(new Response(null, { status: 204 }))).body).toBeNull()
})

test('half an answer is none', async () => {
  await expect(wholeAnswer(new Response(inChunks([bytes('{"a"'), new Error('reset')])))).rejects.toThrow('reset')
})

test('the largest answer passes, one byte more does not, and no more than that is read', async () => {
  const half = new Uint8Array(BUDGETS.maxBytes / 2)
  expect((await (await wholeAnswer(new Response(inChunks([half, half])))).arrayBuffer()).byteLength).toBe(BUDGETS.maxBytes)
  const endless = Array.from({ length: 1000 }, () => half)
  await expect(wholeAnswer(new Response(inChunks(endless)))).rejects.toThrow('too large')
})
