/** A page that is not shown draws no frames: after so long, ms, the work goes on without one. */
const NO_FRAME_MS = 100

/** Resolves after the next paint, so that the work of a tap, such as a request, does not delay what the tap shows. */
export async function afterPaint(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
