/** Asks a shop by Node. @throws Error with a sentence where nothing answers */
export async function reached(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted === true) throw error
    // What fetch says itself is "fetch failed".
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new Error(`${url} does not answer (${why}): does the shop run there?`, { cause: error })
  }
}
