/** What lies over the lower edge of the window, in px from its top. */
export interface Box {
  top: number
  bottom: number
}

/** Between two bars that lie above each other, and between them and the panel, in px. */
const GAP = 16

/**
 * How far above the lower edge of the window the panel begins, so that no bar of the shop lies under it: bars are taken from the edge upwards,
 * as long as one begins where the last ended. What covers more than half of the window is none.
 */
export function liftOver(boxes: readonly Box[], windowHeight: number): number {
  let edge = windowHeight
  for (const { top, bottom } of boxes.toSorted((a, b) => b.bottom - a.bottom)) {
    if (bottom >= edge - 2 * GAP && windowHeight - top <= windowHeight / 2) edge = Math.min(edge, top)
  }
  return windowHeight - edge + GAP
}
