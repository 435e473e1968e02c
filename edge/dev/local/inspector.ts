// Client of workerd's inspector (Chrome DevTools Protocol).

/** A DevTools connection to one worker. */
export interface Inspector {
  /** @throws Error when the inspector does not respond */
  call: (method: string, params?: Readonly<Record<string, unknown>>) => Promise<unknown>
  close: () => void
}

const ANSWERS_WITHIN_MS = 30_000

/** Connects. @param origin of the inspector @throws Error when it cannot be reached */
export async function inspect(origin: string, worker: string): Promise<Inspector> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/${worker}`)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`The inspector of ${worker} cannot be reached`)), { once: true })
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result }: { id?: number; result?: unknown } = JSON.parse(String(data))
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let lastId = 0
  return {
    call(method, params = {}) {
      const id = ++lastId
      return new Promise((resolve, reject) => {
        const patience = setTimeout(() => reject(new Error(`The inspector of ${worker} does not answer ${method}`)), ANSWERS_WITHIN_MS)
        waiting.set(id, (result) => {
          clearTimeout(patience)
          resolve(result)
        })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}
