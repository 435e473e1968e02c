/** A list may rest a fraction of a pixel before its end. */
const TOLERANCE_PX = 2

/** Whether a list that scrolls sideways rests at its start, at its end, or (when all is in view) at both. */
export function scrollEnds({ scrollLeft, scrollWidth, clientWidth }: { scrollLeft: number; scrollWidth: number; clientWidth: number }) {
  return {
    isAtStart: scrollLeft <= TOLERANCE_PX,
    isAtEnd: scrollLeft + clientWidth >= scrollWidth - TOLERANCE_PX,
  }
}
