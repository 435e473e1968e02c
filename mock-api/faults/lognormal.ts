/** One draw of a lognormal distribution: half of all draws are below the median, and the larger sigma, the longer the tail. */
export function lognormal(random: () => number, { median, sigma }: { median: number; sigma: number }): number {
  // Box-Muller; 1 - u is never zero.
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return median * Math.exp(sigma * normal)
}
