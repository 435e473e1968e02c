import type { OpenAPIHono } from '@hono/zod-openapi'

/** A call of the contract. */
export interface ContractCall {
  operationId: string
  /** Capital letters. */
  method: string
  /** With `{name}` for its parameters. */
  path: string
}

/** The app, whatever its calls carry on their context. */
type RoutedApp = Pick<OpenAPIHono, 'openAPIRegistry'>

/** Every call of the contract that the app routes; collected at the first use, because routes are added after middleware. */
export function contractCalls(app: RoutedApp): () => readonly ContractCall[] {
  let calls: readonly ContractCall[] | undefined
  return () => (calls ??= listCalls(app))
}

/** The call that a request is, or undefined. */
export function callOf(calls: readonly ContractCall[], method: string, path: string): ContractCall | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method
  return calls.find((call) => call.method === wanted && isPathOf(call.path, path))
}

/**
 * Whether a path is one of a pattern: `{name}` and `*` are any segment, a last `*` any rest.
 * A pattern that is `*` alone is every path.
 */
export function isPathOf(pattern: string, path: string): boolean {
  if (pattern === '*') return true
  const wanted = pattern.split('/')
  const given = path.split('/')
  const isOpen = wanted.at(-1) === '*'
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false
  return wanted.every((part, at) => (isAnySegment(part) ? given[at] !== '' : part === given[at]))
}

/** Whether there is a path of both patterns. */
export function isPathOfBoth(pattern: string, other: string): boolean {
  if (isPathOf(pattern, other) || isPathOf(other, pattern)) return true
  const [wanted, given] = [pattern.split('/'), other.split('/')]
  return (
    wanted.length === given.length && wanted.every((part, at) => part === given[at] || isAnySegment(part) || isAnySegment(given[at] ?? ''))
  )
}

/** Whether a segment of a pattern is a parameter. */
export function isAnySegment(segment: string): boolean {
  return segment === '*' || (segment.startsWith('{') && segment.endsWith('}'))
}

function listCalls({ openAPIRegistry }: RoutedApp): ContractCall[] {
  return openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path, operationId = path } = definition.route
    return [{ operationId, method: method.toUpperCase(), path }]
  })
}
