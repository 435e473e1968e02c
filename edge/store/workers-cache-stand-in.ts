// For tests: what Cloudflare's documentation says of Workers Cache, in memory. Not the real thing, which exists only where it is deployed.

interface Kept {
  answer: Response
  until: number
  tags: readonly string[]
}

/** Seconds for which an answer without Cache-Control is kept, by status; others are not. */
const KEPT_WITHOUT_A_WORD: Readonly<Record<number, number>> = { 200: 7200, 404: 180 }

/**
 * Keyed by path and query alone; one run of the entrypoint for all who ask at once; purged by tag.
 * @param entrypoint what stands behind the cache
 */
export function workersCacheStandIn(entrypoint: (request: Request) => Promise<Response> | Response, now: () => number) {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Response>>()

  async function ask(key: string, request: Request): Promise<Response> {
    const answer = await entrypoint(request)
    const policy = answer.headers.get('cache-control')
    const seconds = policy === null ? (KEPT_WITHOUT_A_WORD[answer.status] ?? 0) : Number(/max-age=(\d+)/.exec(policy)?.[1] ?? 0)
    const tags = (answer.headers.get('cache-tag') ?? '').split(',')
    if (seconds > 0 && !/no-store|private/.test(policy ?? ''))
      kept.set(key, { answer: answer.clone(), until: now() + seconds * 1000, tags })
    return answer
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      const key = pathname + search
      const found = kept.get(key)
      if (found && found.until > now()) return found.answer.clone()
      const running = underWay.get(key) ?? ask(key, request)
      underWay.set(key, running)
      try {
        return (await running).clone()
      } finally {
        underWay.delete(key)
      }
    },
    async purge({ tags }: { tags: readonly string[] }): Promise<void> {
      for (const [key, entry] of kept) if (entry.tags.some((tag) => tags.includes(tag))) kept.delete(key)
    },
    size: () => kept.size,
  }
}
