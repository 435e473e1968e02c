import { joinBytes } from '../http/join-bytes.ts'

/** Turns of the event loop that a chunk waits for the next one, at most. */
const MAX_TURNS = 12

/**
 * Reads a stream to its end; chunks that arrive in successive turns of the event loop are handed on as one. React renders a large part of a page
 * in many small tasks; HTML after each of them would go out in pieces, each with a script that moves it to its place.
 */
export async function readCoalesced(stream: ReadableStream<Uint8Array>, emit: (chunk: Uint8Array<ArrayBuffer>) => void): Promise<void> {
  let chunks: Uint8Array[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (chunks.length > 0) emit(joinBytes(chunks))
    chunks = []
  }
  const flushWhenQuiet = (turns: number) => {
    const known = chunks.length
    timer = setTimeout(() => {
      if (chunks.length === known || turns === MAX_TURNS) flush()
      else flushWhenQuiet(turns + 1)
    })
  }
  const reader = stream.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value)
      if (timer === undefined) flushWhenQuiet(1)
    }
  } finally {
    // Also where it breaks off: handed on by the timer, the last chunks would come after the error.
    flush()
  }
}
