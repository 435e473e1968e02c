// The ground that all plates share: a warm wall, a soft floor line, light from the upper left.

export const PLATE = { width: 800, height: 1000 } as const
/** Height of the floor line on a plate. */
export const HORIZON = 742

export function studio(hasFloor: boolean): string {
  // Upright washes only: the renderer paints them a line at a time, slanted ones a point at a time.
  const wall =
    '<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f2ebdf"/><stop offset=".55" stop-color="#e9e1d4"/><stop offset="1" stop-color="#ddd3c3"/></linearGradient>'
  const floor =
    '<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d6cab7"/><stop offset=".3" stop-color="#dfd4c3"/><stop offset="1" stop-color="#e9e0d1"/></linearGradient>'
  const sweep =
    '<linearGradient id="sweep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c9bba5" stop-opacity="0"/><stop offset="1" stop-color="#c9bba5" stop-opacity=".5"/></linearGradient>'
  const ground = '<rect width="800" height="1000" fill="url(#wall)"/>'
  if (!hasFloor) return `<defs>${wall}</defs>${ground}`
  return `<defs>${wall}${floor}${sweep}</defs>${ground}<rect y="${HORIZON - 130}" width="800" height="130" fill="url(#sweep)"/><rect y="${HORIZON}" width="800" height="${PLATE.height - HORIZON}" fill="url(#floor)"/>`
}
