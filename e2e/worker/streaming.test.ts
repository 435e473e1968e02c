// Order of streamed chunks. On raw workerd, because wrangler's harness returns a body only when it is complete.
import { expect, test } from 'vitest'
import { edgeOfFile } from './edge-of-file.ts'
import { startRawEdge } from './raw-edge.ts'

const edge = edgeOfFile(startRawEdge)

test('EXT-43: the shell of a page without a subject is sent before its rows have been read, the items after', async () => {
  await (await fetch(`${edge.origin}/produkty`)).text()
  const mayRespond = Promise.withResolvers<void>()
  edge.shop.setInterference(async ({ url }) => {
    if (url.includes('/banners')) return null
    await mayRespond.promise
    return null
  })
  const response = await fetch(`${edge.origin}/`)
  const parts: string[] = []
  let shell = ''
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    parts.push(decoder.decode(part, { stream: true }))
    const soFar = parts.join('')
    if (shell !== '' || !soFar.includes('<header') || !soFar.includes('<h1')) continue
    shell = soFar
    // A shell that waited for the shop API would still arrive after its timeout: with an error instead of items.
    mayRespond.resolve()
  }
  expect(shell).toContain('<h1')
  expect(shell).not.toContain('Fotel 366')
  const items = parts.join('').slice(shell.length)
  expect(items).toContain('Fotel 366')
  expect(items).toMatch(/<\/body><\/html>$/)
})
