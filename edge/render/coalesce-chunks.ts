import { joinBytes } from '../http/join-bytes.ts'

/** Turns of the event loop that a chunk waits for the next one, at most. */
const MAX_TURNS = 12

/**
 * Joins chunks that arrive in successive turns of the event loop. React renders a large part of a page in many small tasks; HTML after each of them
 * would go out in pieces, each with a script that moves it to its place.
 */
export function coalesceChunks(): TransformStream<Uint8Array, Uint8Array> {
  let chunks: Uint8Array[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const emit = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer)
    timer = undefined
    if (chunks.length > 0 && controller.desiredSize !== null) controller.enqueue(joinBytes(chunks))
    chunks = []
  }
  const emitWhenQuiet = (controller: TransformStreamDefaultController<Uint8Array>, turns: number) => {
    const known = chunks.length
    timer = setTimeout(() => {
      if (chunks.length === known || turns === MAX_TURNS) emit(controller)
      else emitWhenQuiet(controller, turns + 1)
    })
  }
  return new TransformStream({
    transform(chunk, controller) {
      chunks.push(chunk)
      if (timer === undefined) emitWhenQuiet(controller, 1)
    },
    flush: emit,
  })
}
