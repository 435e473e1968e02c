// Clients that send a body byte by byte, at socket level.
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { LIMITS } from '#edge/http/limits.ts'
import { startRawEdge } from './raw-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

const edge = edgeOfFile(startRawEdge)

/** Tolerance beyond the body's time limit, for a busy machine. */
const SLACK_MS = 8000

/** Sends a byte per second until the server closes the connection. @returns the status line, its time and the time of closing, in ms */
function sendSlowly(head: string) {
  const { hostname, port } = new URL(edge.origin)
  return new Promise<{ status: number; respondedMs: number; endedMs: number }>((resolve, reject) => {
    const start = Date.now()
    let text = ''
    let respondedMs = Infinity
    const socket = connect(Number(port), hostname)
    const lines = [`Host: ${hostname}:${port}`, 'Sec-Fetch-Site: same-origin', 'Content-Length: 1000']
    socket.write(`${head.replace(/\n|$/, ` HTTP/1.1\r\n${lines.join('\r\n')}\r\n`)}\r\n\r\n`)
    const dripping = setInterval(() => socket.write('{'), 1000)
    socket.on('data', (chunk) => {
      if (text === '') respondedMs = Date.now() - start
      text += chunk.toString()
    })
    socket.on('error', () => undefined) // a reset also ends the connection
    socket.on('close', () => {
      clearInterval(dripping)
      clearTimeout(patience)
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), respondedMs, endedMs: Date.now() - start })
    })
    const patience = setTimeout(() => {
      reject(new Error(`${head} is held: ${text.slice(0, 40)}`))
      socket.destroy()
    }, 4 * LIMITS.bodyMs)
  })
}

const JSON_TYPE = 'Content-Type: application/json'

test('a body of one byte per second is cut off, whatever the path, and read until then', async () => {
  const requested: readonly (readonly [string, number])[] = [
    [`POST /auth/standard\n${JSON_TYPE}`, 408],
    [`POST /shop/client/product/like/1\n${JSON_TYPE}`, 408],
    ['POST /csp\nContent-Type: application/reports+json', 408],
    [`POST /shop/client/product/like/1\nContent-Type: text/plain`, 415],
    [`POST /shop/nothing\n${JSON_TYPE}`, 404],
    [`GET /auth/logout\n${JSON_TYPE}`, 400],
    ['GET /produkty', 400],
    ['POST /produkty', 405],
    ['POST /csp\nContent-Type: text/plain', 415],
    ['POST /vitals\nSec-Fetch-Site: cross-site', 403],
  ]
  const responses = await Promise.all(requested.map(([head]) => sendSlowly(head)))
  expect(responses.map(({ status }) => status)).toEqual(requested.map(([, status]) => status))
  const read = responses.filter((_response, at) => requested[at]?.[0].startsWith('POST'))
  expect(read.filter(({ respondedMs }) => respondedMs < LIMITS.bodyMs / 2)).toEqual([])
  for (const { respondedMs, endedMs } of responses) {
    expect(respondedMs).toBeLessThan(LIMITS.bodyMs + SLACK_MS)
    expect(endedMs).toBeLessThan(LIMITS.bodyMs + SLACK_MS)
  }
  expect(edge.shop.takeSeen()).toEqual([])
})
