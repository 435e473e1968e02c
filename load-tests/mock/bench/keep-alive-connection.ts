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

/** One call of a client. */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface KeepAliveConnection {
  /**
   * A pending response. The body is read on request, else null.
   * @throws Error if the status is not 200, if it has neither length nor chunks, or if a chunked body is to be read
   */
  send(call: Call, isRead: boolean): Promise<string | null>
  close(): void
}

interface Waiting {
  call: Call
  isRead: boolean
  resolve: (body: string | null) => void
  reject: (error: Error) => void
  /** Null: the head has not arrived yet. */
  status: number | null
  /** Null: chunked, so the terminator ends the response. */
  bytesLeft: number | null
  /** The last bytes received of a chunked response. */
  end: string
  isOver: boolean
  chunks: Buffer[]
}

/** One connection to a server, for sequential calls. */
export async function openConnection(origin: string): Promise<KeepAliveConnection> {
  const { hostname, port } = new URL(origin)
  let waiting: Waiting | null = null
  const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer, callback: take } })
  const fail = (error: Error) => waiting?.reject(error)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server closed the connection')))
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`No response for ${TIMEOUT_MS} ms`)))
  await once(socket, 'connect')

  function take(size: number): boolean {
    if (!waiting) {
      socket.destroy(new Error('The server said something that nobody asked for'))
      return false
    }
    try {
      takeInto(waiting, buffer.subarray(0, size))
    } catch (error) {
      waiting.reject(error instanceof Error ? error : new Error(String(error)))
      return true
    }
    if (!waiting.isOver) return true
    const done = waiting
    waiting = null
    const body = Buffer.concat(done.chunks).toString()
    if (done.status === 200) done.resolve(done.isRead ? body : null)
    else done.reject(new Error(`${done.call.method} ${done.call.path} answered ${done.status}: ${body}`))
    return true
  }

  return {
    send(call, isRead) {
      return new Promise((resolve, reject) => {
        waiting = { call, isRead, resolve, reject, status: null, bytesLeft: 0, end: '', isOver: false, chunks: [] }
        socket.write(requestText(call, hostname))
      })
    },
    close: () => socket.destroy(),
  }
}

/** @throws Error if the response does not start with a head */
function takeInto(waiting: Waiting, received: Buffer): void {
  let body = received
  if (waiting.status === null) {
    const head = received.toString('latin1', 0, MOST_HEAD_BYTES)
    const end = head.indexOf(HEAD_END) + HEAD_END.length
    const status = STATUS.exec(head)?.[1]
    const length = LENGTH.exec(head)?.[1]
    const isInChunks = length === undefined && IN_CHUNKS.test(head.slice(0, end))
    if (end < HEAD_END.length || status === undefined || (length === undefined && !isInChunks))
      throw new Error(`An response without status or length: ${head}`)
    if (isInChunks && waiting.isRead) throw new Error('An answer in chunks is not read here')
    waiting.status = Number(status)
    waiting.bytesLeft = isInChunks ? null : Number(length)
    body = received.subarray(end)
  }
  noteEnd(waiting, body)
  // The buffer is reused.
  if (waiting.isRead || waiting.status !== 200) waiting.chunks.push(Buffer.from(body))
}

/** @throws Error if more bytes arrive than announced */
function noteEnd(waiting: Waiting, body: Buffer): void {
  if (waiting.bytesLeft === null) {
    waiting.end = (waiting.end + body.toString('latin1', Math.max(0, body.length - LAST_CHUNK.length))).slice(-LAST_CHUNK.length)
    waiting.isOver = waiting.end === LAST_CHUNK
    return
  }
  waiting.bytesLeft -= body.length
  if (waiting.bytesLeft < 0) throw new Error('An answer is longer than it said')
  waiting.isOver = waiting.bytesLeft === 0
}

function requestText({ method, path, headers = {}, body = '' }: Call, host: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
