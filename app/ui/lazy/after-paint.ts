/** A page that is not shown draws no frames: after so long, ms, the work goes on without one. */
const NO_FRAME_MS = 100

/** Resolves when the next frame has been drawn: what a press has others do, such as a call, does not keep its answer from the screen. */
export async function afterPaint(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
