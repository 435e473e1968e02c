// Splits the processor time of rendering a page into parts, by a CPU profile of the worker.
import { z } from 'zod'
import { inspect } from '#edge/dev/local/inspector.ts'
import { serveEdge, type ServeEdgeOptions } from '#edge/dev/local/serve.ts'
import { TICKS_PER_SECOND, ticksOf } from './turns.ts'

/**
 * THE PARTS, by the innermost matching function of a stack. Names are those of the build, which keeps them: `function file`. Frames
 * without a match are HTTP, streams and the rest.
 */
const PARTS: readonly (readonly [part: string, pattern: RegExp])[] = [
  ['garbage', /^\(garbage collector\)/],
  ['responses of the shop API: reading, parsing', /^(fetchJson|fetchText|readText|shopCall|parse|toSearchPage|toFacets|search) /],
  ['brotli', /^(compressed|compressBytes|compressPage|brotli\w*) /],
  ['cached copy: joining, hash', /^(cachedHtml|contentHash|etagOf|sources|encodeEntry|flightDataScript|preloadLinks) /],
  ['Flight beside HTML: escaping, gathering', /^(emit|hold|write|flightScript|escapeScriptText|joinBytes|withoutPageEnd|flightInHtml) ssr/],
  ['Flight handed on', /^(readCoalesced|flush|flushWhenQuiet|read|feedFlight|joinBytes) index/],
  ['Flight read for HTML', /^(progress|processFullBinaryRow|resolveModelChunk|initializeModelChunk|readChunk|getOutlinedModel) ssr/],
  ['HTML', /^(performWork|startFlowing|renderHtml|renderBufferedHtml|finishedTask|flush\w+) ssr/],
  ['Flight: components, texts, writing', /^(performWork|startFlowing|renderFlight|flushCompletedChunks) (assets\/server|index)/],
]
const REST = 'HTTP, streams, the rest'

/** Sampling interval, µs. */
const LOOK_EVERY_US = 200

const Profile = z.object({
  profile: z.object({
    nodes: z.array(
      z.object({
        id: z.number(),
        callFrame: z.object({ functionName: z.string(), url: z.string() }),
        children: z.array(z.number()).optional(),
      }),
    ),
    samples: z.array(z.number()),
    timeDeltas: z.array(z.number()),
  }),
})

/** Profile of one kind of render. */
export interface PartsOfCase {
  name: string
  /** Processor time of the process per request, in ms, with the profiler running; null if it cannot be read. */
  cpuMs: number | null
  /** Shares from 0 to 1, the largest first. */
  shares: [part: string, share: number][]
}

const WARM_UP = 40
const REQUESTS = 100

/** Renders a page repeatedly in a separate worker: for its visitor alone, and at new URLs with a write to the cache. */
export async function takeApart(options: Omit<ServeEdgeOptions, 'inspectorPort'>, path: string): Promise<PartsOfCase[]> {
  const cases: PartsOfCase[] = []
  for (const [name, vars] of [
    ['for its visitor', { PAGE_CACHE: 'off' }],
    ['for its visitor and the store', {}],
  ] as const) {
    const inspectorPort = options.port + 1
    const edge = await serveEdge({ ...options, vars, inspectorPort })
    let renders = 0
    const make = async (count: number) => {
      for (let time = 0; time < count; time++) {
        const response = await fetch(`${edge.origin}${path}?classification=1,2,3,${10 + ++renders}`, {
          headers: { 'accept-encoding': 'identity' },
        })
        await response.arrayBuffer()
      }
    }
    try {
      await make(WARM_UP)
      const before = ticksOf(edge.pid)
      const shares = await partsOf(`http://${options.host}:${inspectorPort}`, () => make(REQUESTS))
      const ticks = ticksOf(edge.pid) - before
      cases.push({ name, cpuMs: Number.isNaN(ticks) ? null : ((ticks / TICKS_PER_SECOND) * 1000) / REQUESTS, shares })
    } finally {
      await edge.stop()
    }
  }
  return cases
}

async function partsOf(inspector: string, work: () => Promise<void>): Promise<PartsOfCase['shares']> {
  const { call, close } = await inspect(inspector, 'shop')
  try {
    await call('Profiler.enable')
    await call('Profiler.setSamplingInterval', { interval: LOOK_EVERY_US })
    await call('Profiler.start')
    await work()
    return sharesOf(Profile.parse(await call('Profiler.stop')))
  } finally {
    close()
  }
}

function sharesOf({ profile: { nodes, samples, timeDeltas } }: z.infer<typeof Profile>): [part: string, share: number][] {
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)))
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [id, `${functionName} ${url.split('/').slice(-2).join('/')}`]),
  )
  const partOf = (id: number | undefined): string => {
    if (id === undefined) return REST
    const name = names.get(id) ?? ''
    return PARTS.find(([, pattern]) => pattern.test(name))?.[0] ?? partOf(parents.get(id))
  }
  const times = new Map<string, number>()
  for (const [at, id] of samples.entries()) {
    const name = names.get(id) ?? ''
    // Idle time between requests, and the runtime's work outside of the worker.
    if (/^\((idle|program)\)/.test(name)) continue
    const part = partOf(id)
    times.set(part, (times.get(part) ?? 0) + (timeDeltas[at] ?? 0))
  }
  const whole = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times].map(([part, time]): [string, number] => [part, time / whole]).toSorted(([, one], [, other]) => other - one)
}
