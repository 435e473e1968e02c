/** The builds that take turns: the commit given, and the working tree. */
export type Side = 'old' | 'new'

/** The build that gets request `n` first: each does every other time, so that neither always follows the other. */
export function orderOf(n: number): readonly [Side, Side] {
  return n % 2 === 0 ? ['old', 'new'] : ['new', 'old']
}
