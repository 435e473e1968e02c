import { z } from 'zod'
import { ANSWER_MS, within } from './engine.ts'

const Message = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
])

interface Waiting {
  resolve: (result: unknown) => void
  reject: (reason: Error) => void
}

/** A WebDriver BiDi connection: commands by name, and one listener for all events. */
export interface BidiConnection {
  call: (method: string, params: object, timeoutMs?: number) => Promise<unknown>
  onEvent: (listener: (method: string, params: unknown) => void) => void
}

/** Connects to a browser's WebDriver BiDi (https://w3c.github.io/webdriver-bidi/#transport). */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url)
  await within(
    ANSWER_MS,
    'The connection to the browser',
    new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve())
      socket.addEventListener('error', () => reject(new Error(`${url} refuses`)))
    }),
  )
  const waiting = new Map<number, Waiting>()
  let listener: (method: string, params: unknown) => void = () => undefined
  let lastId = 0

  socket.addEventListener('message', ({ data }) => {
    const message = Message.parse(JSON.parse(String(data)))
    if (message.type === 'event') return listener(message.method, message.params)
    const call = waiting.get(message.id ?? -1)
    waiting.delete(message.id ?? -1)
    if (message.type === 'success') call?.resolve(message.result)
    else call?.reject(new Error(`${message.error}: ${message.message}`))
  })

  return {
    call(method, params, timeoutMs = ANSWER_MS) {
      const id = ++lastId
      const result = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
      socket.send(JSON.stringify({ id, method, params }))
      return within(timeoutMs, method, result)
    },
    onEvent: (next) => void (listener = next),
  }
}
