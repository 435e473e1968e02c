/** Contrast that white text must have with its ground (spec §9, WCAG 2.2 AA). */
const CONTRAST_THRESHOLD = 4.5
const WHITE = '#FFFFFF'
/** Our dark text (GAP-119). */
const DARK = '#1F2933'

/** White when its contrast with the ground is at least 4.5, else dark; dark on what is no colour. */
export function textColorOn(hex: string): typeof WHITE | typeof DARK {
  const luminance = relativeLuminance(hex)
  return luminance !== null && 1.05 / (luminance + 0.05) >= CONTRAST_THRESHOLD ? WHITE : DARK
}

/** WCAG's relative luminance of #rgb or #rrggbb, 0 to 1. */
function relativeLuminance(hex: string): number | null {
  const long = /^#[\da-f]{3}$/i.test(hex) ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  if (!/^#[\da-f]{6}$/i.test(long)) return null
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(long.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
