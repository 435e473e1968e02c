import { expect, test, vi } from 'vitest'
import { feedFlight } from './flight-feed.ts'

const text = (chunk: Uint8Array) => new TextDecoder().decode(chunk)

/** Flight under way, and a feed of it. `send` resolves when the chunk has been handed on. */
async function rendering() {
  const started = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  const feed = feedFlight(new ReadableStream({ start: started.resolve }))
  const flight = await started.promise
  let known = ''
  void feed.read((chunk) => (known += text(chunk))).catch(() => undefined)
  async function send(chunk: string): Promise<void> {
    const wanted = known + chunk
    flight.enqueue(new TextEncoder().encode(chunk))
    await vi.waitFor(() => expect(known).toBe(wanted))
  }
  return { feed, flight, send }
}

test('everyone gets all of it, whenever they begin: what there is at once, the rest as it comes', async () => {
  const { feed, flight, send } = await rendering()
  await send('a')
  await send('b')
  const got: string[] = []
  const end = feed.read((chunk) => got.push(text(chunk)))
  expect(got).toEqual(['ab'])
  await send('c')
  expect(got).toEqual(['ab', 'c'])
  const stream = new Response(feed.stream()).text()
  flight.close()
  await end
  expect([await stream, text(await feed.complete()), await new Response(feed.stream()).text()]).toEqual(['abc', 'abc', 'abc'])
})

test('where rendering breaks off, everyone gets the error', async () => {
  const { feed, flight, send } = await rendering()
  await send('a')
  const stream = new Response(feed.stream()).text()
  flight.error(new Error('broken'))
  await expect(stream).rejects.toThrow('broken')
  await expect(feed.read(() => undefined)).rejects.toThrow('broken')
  await expect(feed.complete()).rejects.toThrow('broken')
})

test('what came right before it breaks off is handed on first, and nothing after it', async () => {
  const { feed, flight } = await rendering()
  const got: string[] = []
  const read = feed.read((chunk) => got.push(text(chunk))).catch(() => got.push('broken'))
  flight.enqueue(new TextEncoder().encode('a'))
  // A turn, in which the chunk waits for the next one.
  await new Promise((resolve) => setTimeout(resolve))
  flight.enqueue(new TextEncoder().encode('b'))
  // In which the feed takes it.
  await Promise.resolve()
  flight.error(new Error('broken'))
  await read
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(got).toEqual(['ab', 'broken'])
})

test('a stream that is cancelled costs the others nothing', async () => {
  const { feed, flight, send } = await rendering()
  const stream = feed.stream()
  await send('a')
  await stream.cancel()
  await send('b')
  flight.close()
  expect(text(await feed.complete())).toBe('ab')
})
