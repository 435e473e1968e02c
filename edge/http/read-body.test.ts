import { beforeEach, expect, test, vi } from 'vitest'
import { LIMITS } from './limits.ts'
import { drainBody, readBody } from './read-body.ts'

beforeEach(() => void vi.useFakeTimers())

/** A request whose body comes in pieces, one every so many ms; `wasLeft` says whether the rest was given up. */
function sending(pieces: number, everyMs: number, piece = new Uint8Array(1)) {
  let left = pieces
  let isLeft = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, everyMs))
      if (isLeft) return
      if (left-- > 0) controller.enqueue(piece)
      else controller.close()
    },
    cancel() {
      isLeft = true
    },
  })
  return { request: new Request('https://shop.test/', { method: 'POST', body, duplex: 'half' } as RequestInit), wasLeft: () => isLeft }
}

async function taken(pieces: number, everyMs: number, piece?: Uint8Array<ArrayBuffer>) {
  const { request, wasLeft } = sending(pieces, everyMs, piece)
  const start = Date.now()
  const reading = readBody(request).then((body) => ({ body, ms: Date.now() - start }))
  await vi.advanceTimersByTimeAsync(10 * LIMITS.bodyMs)
  return { ...(await reading), wasLeft: wasLeft() }
}

test('a body in time is taken whole', async () => {
  const { body, wasLeft } = await taken(3, 1000)
  expect([body, wasLeft]).toEqual([{ bytes: new Uint8Array(3) }, false])
})

test('a request without a body has none', async () => {
  expect(await readBody(new Request('https://shop.test/'))).toEqual({ bytes: new Uint8Array() })
})

test('one byte a second is refused when the time for the whole body is over', async () => {
  expect(await taken(100, 1000)).toEqual({ body: { refusal: 'REQUEST_TIMEOUT' }, ms: LIMITS.bodyMs, wasLeft: true })
})

test('a body that never begins is refused, too', async () => {
  expect(await taken(1, 1_000_000)).toMatchObject({ body: { refusal: 'REQUEST_TIMEOUT' }, ms: LIMITS.bodyMs })
})

test('one byte too many is refused as it comes', async () => {
  expect((await taken(32, 1, new Uint8Array(1024))).body).toHaveProperty('bytes')
  expect(await taken(33, 1, new Uint8Array(1024))).toMatchObject({ body: { refusal: 'PAYLOAD_TOO_LARGE' }, wasLeft: true })
})

test('a body that is dropped holds nobody longer', async () => {
  const { request, wasLeft } = sending(1000, 1000)
  const start = Date.now()
  const dropped = drainBody(request).then(() => Date.now() - start)
  await vi.advanceTimersByTimeAsync(10 * LIMITS.bodyMs)
  expect([await dropped, wasLeft()]).toEqual([LIMITS.bodyMs, true])
})

test('a body that breaks off is the client’s error, and one that is dropped is nobody’s', async () => {
  const breaking = () => new ReadableStream({ pull: (controller) => controller.error(new Error('Network connection lost.')) })
  const request = () => new Request('https://shop.test/', { method: 'POST', body: breaking(), duplex: 'half' } as RequestInit)
  expect(await readBody(request())).toEqual({ refusal: 'MALFORMED_BODY' })
  await expect(drainBody(request())).resolves.toBeUndefined()
})
