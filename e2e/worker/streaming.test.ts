// What arrives when. On raw workerd, because wrangler's harness hands a body over only when it is whole.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#edge/dev/local/free-port.ts'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { startTestShop } from './test-shop.ts'

let shop: Awaited<ReturnType<typeof startTestShop>>
let edge: Awaited<ReturnType<typeof serveEdge>>
beforeAll(async () => {
  shop = await startTestShop()
  edge = await serveEdge({ host: '127.0.0.1', port: await freePort(), shopApiOrigin: shop.origin, dataDir: '.data' })
})
afterAll(async () => {
  await edge.stop()
  shop.close()
})

test('the shell of a listing goes out before the shop has answered, the items after', async () => {
  await (await fetch(`${edge.origin}/produkty`)).text()
  const mayAnswer = Promise.withResolvers<void>()
  shop.setInterference(async () => {
    await mayAnswer.promise
    return null
  })
  // Another page than the first, which is stored by now.
  const response = await fetch(`${edge.origin}/produkty?priceFrom=1`)
  const parts: string[] = []
  let shell = ''
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    parts.push(decoder.decode(part, { stream: true }))
    const soFar = parts.join('')
    if (shell !== '' || !soFar.includes('<header') || !soFar.includes('<h1')) continue
    shell = soFar
    // A shell that waited for the shop would have come without it, in the end: with a notice instead of items.
    mayAnswer.resolve()
  }
  expect(shell).not.toBe('')
  expect(shell).not.toContain('Fotel 366')
  const items = parts.join('').slice(shell.length)
  expect(items).toContain('Fotel 366')
  expect(items).toMatch(/<\/body><\/html>$/)
})
