/** Tolerance in px: a scroll position may stop a fraction of a pixel before the end. */
const TOLERANCE_PX = 2

/** Whether a horizontally scrolled list is at its start, at its end, or (when everything fits) at both. */
export function scrollEnds({ scrollLeft, scrollWidth, clientWidth }: { scrollLeft: number; scrollWidth: number; clientWidth: number }) {
  return {
    isAtStart: scrollLeft <= TOLERANCE_PX,
    isAtEnd: scrollLeft + clientWidth >= scrollWidth - TOLERANCE_PX,
  }
}
