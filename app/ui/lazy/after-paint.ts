/** A hidden page paints no frames: after this many ms the promise resolves without one. */
const NO_FRAME_MS = 100

/** Resolves after the next paint, so that a tap's work, such as a request, does not delay its visual feedback. */
export async function afterPaint(): Promise<void> {
  await nextFrame()
  await nextTask()
}

/** Resolves in the next frame, before its layout and paint. */
export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS)
    requestAnimationFrame(resolve)
  })
}

/** Yields to input and frames. */
export async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}
