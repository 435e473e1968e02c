const DIGIT_BITS = 16
const DIGITS = 1 << DIGIT_BITS
const LOW_RANGE = 2 ** 32

/**
 * Sorts rows by ascending key, stable. Radix sort, because a comparison sort takes ten times as long for 1M rows. Keys are integers that
 * differ by less than 2^53.
 */
export function sortByKey(rows: Int32Array, keys: Float64Array): Int32Array {
  let lowest = Infinity
  let highest = -Infinity
  for (const row of rows) {
    const key = keys[row] ?? 0
    if (key < lowest) lowest = key
    if (key > highest) highest = key
  }
  let from = rows.slice()
  let to = new Int32Array(rows.length)
  for (let shift = 0; (highest - lowest) / 2 ** shift >= 1; shift += DIGIT_BITS) {
    sortByDigit({ from, to, keys, lowest, shift })
    ;[from, to] = [to, from]
  }
  return from
}

interface DigitPass {
  from: Int32Array
  to: Int32Array
  keys: Float64Array
  lowest: number
  shift: number
}

function sortByDigit({ from, to, keys, lowest, shift }: DigitPass): void {
  const isHigh = shift >= 32
  const digitOf = (row: number) => {
    const offset = (keys[row] ?? 0) - lowest
    // >>> keeps the lowest 32 bits of a number of any size.
    return ((isHigh ? offset / LOW_RANGE : offset) >>> (shift & 31)) & (DIGITS - 1)
  }
  const places = new Int32Array(DIGITS + 1)
  for (const row of from) places[digitOf(row) + 1] = (places[digitOf(row) + 1] ?? 0) + 1
  for (let digit = 0; digit < DIGITS; digit++) places[digit + 1] = (places[digit + 1] ?? 0) + (places[digit] ?? 0)
  for (const row of from) {
    const digit = digitOf(row)
    const place = places[digit] ?? 0
    to[place] = row
    places[digit] = place + 1
  }
}
