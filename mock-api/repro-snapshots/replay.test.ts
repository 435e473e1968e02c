import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestWorld } from '../test-world/test-world.ts'
import { readReproSnapshot, replay } from './replay.ts'

const file = join(mkdtempSync(join(tmpdir(), 'repro-snapshot-')), 'repro-snapshot.json')

test('a file becomes a world, with a message on how to open it', async () => {
  const made = createTestWorld()
  const headers = await made.logIn('pro', { 'x-mock-world': 'a' })
  const url = encodeURIComponent('http://127.0.0.1:8887/fotel-366-1?variant=2')
  writeFileSync(file, await (await made.send(`/__mock/repro-snapshot?world=a&url=${url}`, { headers })).text())

  const other = createTestWorld()
  const told = await replay(other.app, readReproSnapshot(file), 'http://127.0.0.1:8787')
  expect(told).toContain('page     http://127.0.0.1:8787/fotel-366-1?variant=2')
  const [, world = ''] = /mock-world=([a-z0-9-]+); path=\//.exec(told) ?? []
  const [, token = ''] = /'token=([\w-]+); path=\//.exec(told) ?? []
  const details = await other.send('/shop/client/details', { headers: { 'x-mock-world': world, authorization: `Bearer ${token}` } })
  expect(await details.json()).toMatchObject({ data: { email: 'pro@patyna.test' } })
})

test('a repro snapshot without a page links to the storefront', async () => {
  const { app, send } = createTestWorld()
  writeFileSync(file, await (await send('/__mock/repro-snapshot')).text())
  expect(await replay(app, readReproSnapshot(file), 'http://127.0.0.1:8787')).toContain('page     http://127.0.0.1:8787\n')
})

test.each([
  ['{"format":"patyna-repro-snapshot-1"}', 'is no repro snapshot of this mock: note'],
  ['{"format":', 'cannot be read as JSON'],
])('%s is rejected with a message', (text, sentence) => {
  writeFileSync(file, text)
  expect(() => readReproSnapshot(file)).toThrow(sentence)
})

test('a missing file is rejected', () => {
  expect(() => readReproSnapshot(join(file, '..', 'nothing.json'))).toThrow('cannot be read')
})
