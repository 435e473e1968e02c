/** Bars at the lower edge of the window, in px from its top. */
export interface Box {
  top: number
  bottom: number
}

/** Gap between adjacent bars, and between them and the panel, in px. */
const GAP = 16

/**
 * Distance of the panel from the lower edge of the window, so that it covers no bar of the storefront: adjacent bars are added up from the
 * edge upwards. Anything higher than half of the window is ignored.
 */
export function liftOver(boxes: readonly Box[], windowHeight: number): number {
  let edge = windowHeight
  for (const { top, bottom } of boxes.toSorted((a, b) => b.bottom - a.bottom)) {
    if (bottom >= edge - 2 * GAP && windowHeight - top <= windowHeight / 2) edge = Math.min(edge, top)
  }
  return windowHeight - edge + GAP
}
