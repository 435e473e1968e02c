import { joinBytes } from '../http/join-bytes.ts'

/** Turns of the event loop that a chunk waits for the next one at most. */
const MOST_TURNS = 12

/**
 * Sends chunks that follow each other at once on as one. React makes a large part of a page in many small tasks; HTML made after each of
 * them would go out in pieces, with a script to move every piece to its place.
 */
export function gather(): TransformStream<Uint8Array, Uint8Array> {
  let gathered: Uint8Array[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const emit = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer)
    timer = undefined
    if (gathered.length > 0 && controller.desiredSize !== null) controller.enqueue(joinBytes(gathered))
    gathered = []
  }
  const emitWhenQuiet = (controller: TransformStreamDefaultController<Uint8Array>, turns: number) => {
    const known = gathered.length
    timer = setTimeout(() => {
      if (gathered.length === known || turns === MOST_TURNS) emit(controller)
      else emitWhenQuiet(controller, turns + 1)
    })
  }
  return new TransformStream({
    transform(chunk, controller) {
      gathered.push(chunk)
      if (timer === undefined) emitWhenQuiet(controller, 1)
    },
    flush: emit,
  })
}
