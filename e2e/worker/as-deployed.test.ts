// The worker with what npm start binds to it: everything that is deployed.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startRawEdge } from './raw-edge.ts'
import { warmPage } from './warm-page.ts'
import { edgeOfFile } from './edge-of-file.ts'

const [, LIMIT] = /"LOGIN_LIMIT"[^[]*\blimit = (\d+)/.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
const LOGINS_A_MINUTE = Number(LIMIT)
const MORE = 10

const edge = edgeOfFile(() => startRawEdge({}, { platform: 'as-deployed' }))

test('ten logins more than wrangler.toml admits within a minute meet a 429', async () => {
  const headers = { 'content-type': 'application/json', origin: edge.origin, langId: 'pl' }
  const statuses = []
  for (let at = 0; at < LOGINS_A_MINUTE + MORE; at++) {
    // The shop API itself counts those of one account.
    const body = JSON.stringify({ email: `nobody-${at}@patyna.example`, password: 'Wrong-1234' })
    statuses.push((await edge.send({ method: 'POST', path: '/auth/standard', headers, body })).status)
  }
  expect(statuses.indexOf(429)).toBe(LOGINS_A_MINUTE)
  expect(statuses.slice(LOGINS_A_MINUTE)).toEqual(Array.from({ length: MORE }, () => 429))
})

test('pages are cached, and served', async () => {
  await warmPage(`${edge.origin}/fotel-366-1`)
  expect((await edge.send({ path: '/fotel-366-1' })).headers['cache-status']).toMatch(/^patyna; hit/)
})
