/** What a promise gives, or null when that takes longer. */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)))
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
