/** A list that may be a SharedArray of k6, which parses an element at each access. */
export interface Listed<T> {
  readonly length: number
  readonly [at: number]: T
}
