/** A value, or `late` when it takes longer. Rejects as the value does. @param ms how long it is waited for */
export async function inTime<Value, Late>(value: Promise<Value>, ms: number, late: Late): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms)
  })
  try {
    return await Promise.race([value, silence])
  } finally {
    clearTimeout(timer)
  }
}
