import type { ObservedRequest, ObservedSpan } from './kept-spans.ts'

/** A bar of the waterfall. */
export interface Bar {
  name: string
  /** What the span is about. */
  label: string
  /** 0: the request itself. */
  depth: number
  ms: number
  /** From the begin of the request, ms. */
  afterMs: number
  /** Place and width in percent of the whole. */
  left: number
  width: number
  isError: boolean
}

/** Shorter spans would not be seen, in percent. */
const LEAST_WIDTH = 0.5

/** The bars of a request. A span may end after it: a render goes on when its visitor has left. */
export function waterfall({ request, spans }: ObservedRequest): Bar[] {
  const all = [request, ...spans]
  const start = Math.min(...all.map(({ startMs }) => startMs))
  const whole = Math.max(1, ...all.map(({ endMs }) => endMs - start))
  const depths = new Map([[request.id, 0]])
  return all.map((span) => {
    const depth = span === request ? 0 : (depths.get(span.parentId ?? '') ?? 0) + 1
    depths.set(span.id, depth)
    const left = (100 * (span.startMs - start)) / whole
    const width = Math.min(100 - Math.min(left, 100 - LEAST_WIDTH), Math.max(LEAST_WIDTH, (100 * (span.endMs - span.startMs)) / whole))
    return {
      name: span.name,
      label: labelOf(span),
      depth,
      ms: span.endMs - span.startMs,
      afterMs: span.startMs - start,
      left: rounded(Math.min(left, 100 - LEAST_WIDTH)),
      width: rounded(width),
      isError: span.isError,
    }
  })
}

/** Its attributes in their order, our own with their names: `GET /shop/search/products 200`, `found fresh`. */
function labelOf({ attributes }: ObservedSpan): string {
  return Object.entries(attributes)
    .map(([key, value]) => (key.startsWith('patyna.') ? `${key.slice('patyna.'.length)} ${value}` : value))
    .join(' ')
}

const rounded = (percent: number) => Math.round(percent * 100) / 100
