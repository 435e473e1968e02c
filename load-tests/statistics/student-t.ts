// Student's t distribution with a whole number of degrees of freedom, by its finite series (Abramowitz & Stegun 26.7.3 and 26.7.4).

/** Chance that a value exceeds `t`, one-sided. @param degrees of freedom, 1 or more */
export function tailOfT(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees))
  const [sine, square] = [Math.sin(angle), Math.cos(angle) ** 2]
  const isOdd = degrees % 2 === 1
  let term = isOdd ? Math.cos(angle) : 1
  let sum = degrees === 1 ? 0 : term
  for (let at = isOdd ? 3 : 2; at < degrees; at += 2) {
    term *= (square * (at - 1)) / at
    sum += term
  }
  const within = isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum
  return (1 - within) / 2
}

/** The value that is exceeded with this chance. @param tail above 0 and at most a half */
export function quantileOfT(tail: number, degrees: number): number {
  let [low, high] = [0, 1]
  while (tailOfT(high, degrees) > tail) high *= 2
  for (let halvings = 0; halvings < HALVINGS; halvings++) {
    const middle = (low + high) / 2
    if (tailOfT(middle, degrees) > tail) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Enough for twelve digits. */
const HALVINGS = 60
