// Arithmetic of colours. Hex in, hex out.

/** `part` of the way from one colour to another (0 to 1). */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [channels(from), channels(to)]
  return toHex(a.map((value, i) => value + ((b[i] ?? 0) - value) * Math.min(1, Math.max(0, part))))
}

/** How bright a colour looks, 0 to 1. */
export function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}

/** The colour in light (`lum` towards 1) or shade (towards -1): highlights go warm white, shades go warm and deep, as in gouache. */
export function tone(hex: string, lum: number): string {
  if (lum > 0) return mix(hex, '#fff9ee', lum * (lightness(hex) < 0.3 ? 0.42 : 0.6))
  const [r = 0, g = 0, b = 0] = channels(hex)
  return mix(hex, toHex([r * 0.46, g * 0.39, b * 0.38]), -lum)
}

function channels(hex: string): number[] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
