// A minimal HTTP client over a bare socket with one buffer, because it shares the measured cores.
import { once } from 'node:events'
import { connect } from 'node:net'

/** A server silent for this long hangs, and the benchmark ends. */
const TIMEOUT_MS = 30_000
/** Bytes per read; a response may take several reads. */
const BUFFER_BYTES = 256 * 1024
/** A response's head always fits into the first read. */
const MOST_HEAD_BYTES = 4096

const HEAD_END = '\r\n\r\n'
const STATUS = /^HTTP\/1\.1 (\d{3}) /
const LENGTH = /\r\ncontent-length: *(\d+)\r\n/i
const IN_CHUNKS = /\r\ntransfer-encoding: *chunked\r\n/i
/** Ends a chunked response (RFC 9112 §7.1). */
const LAST_CHUNK = '0\r\n\r\n'

export interface KeepAliveConnection {
  /** Resolves at the end of the response, whose body is thrown away. @throws Error if its status is not 200, or if it has neither length nor chunks */
  get: () => Promise<void>
  close: () => void
}

interface Waiting {
  resolve: () => void
  reject: (error: Error) => void
  /** null: the head has not arrived yet; chunked: the terminator ends the response. */
  bytesLeft: number | 'chunked' | null
  /** The last bytes received of a chunked response. */
  end: string
}

/** One connection to a server, for GETs of one address, one after the other. */
export async function openConnection(url: string, headers: Readonly<Record<string, string>>): Promise<KeepAliveConnection> {
  const { hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}\r\n${lines.join('')}\r\n`
  let waiting: Waiting | null = null
  const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer, callback: take } })
  const fail = (error: Error) => waiting?.reject(error)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server closed the connection')))
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`No response for ${TIMEOUT_MS} ms`)))
  await once(socket, 'connect')

  function take(size: number): boolean {
    try {
      if (waiting === null) throw new Error('The server said something that nobody asked for')
      if (isOver(waiting, buffer.subarray(0, size))) {
        const { resolve } = waiting
        waiting = null
        resolve()
      }
      return true
    } catch (error) {
      socket.destroy(error instanceof Error ? error : new Error(String(error)))
      return false
    }
  }

  return {
    get: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject, bytesLeft: null, end: '' }
        socket.write(request)
      }),
    close: () => void socket.destroy(),
  }
}

/** Notes what came. @throws Error if the response does not start with the head of a 200, or has more bytes than announced */
function isOver(waiting: Waiting, received: Buffer): boolean {
  let body = received
  if (waiting.bytesLeft === null) {
    const head = received.toString('latin1', 0, MOST_HEAD_BYTES)
    const end = head.indexOf(HEAD_END) + HEAD_END.length
    const length = LENGTH.exec(head)?.[1]
    const isInChunks = length === undefined && IN_CHUNKS.test(head.slice(0, end))
    if (end < HEAD_END.length || STATUS.exec(head)?.[1] !== '200' || (length === undefined && !isInChunks))
      throw new Error(`No response with status 200 and a length: ${head}`)
    waiting.bytesLeft = isInChunks ? 'chunked' : Number(length)
    body = received.subarray(end)
  }
  if (waiting.bytesLeft === 'chunked') {
    waiting.end = (waiting.end + body.toString('latin1', Math.max(0, body.length - LAST_CHUNK.length))).slice(-LAST_CHUNK.length)
    return waiting.end === LAST_CHUNK
  }
  waiting.bytesLeft -= body.length
  if (waiting.bytesLeft < 0) throw new Error('A response is longer than it said')
  return waiting.bytesLeft === 0
}
