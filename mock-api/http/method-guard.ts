import type { Context, Hono } from 'hono'
import { errorResponse } from './errors.ts'

/**
 * Answers what no route took: 405 with Allow where the path exists under another method, 204 for OPTIONS there, else 404.
 * It reads the app's own route list, so a new route needs nothing here.
 */
export function handleUnrouted(app: Pick<Hono, 'routes'>) {
  return function handleUnrouted(c: Context) {
    const allowed = methodsOf(app, c.req.path)
    if (allowed.length === 0) return errorResponse(c, 'NOT_FOUND')
    c.header('Allow', allowed.join(', '))
    return c.req.method === 'OPTIONS' ? c.body(null, 204) : errorResponse(c, 'METHOD_NOT_ALLOWED')
  }
}

function methodsOf(app: Pick<Hono, 'routes'>, path: string): string[] {
  const methods = app.routes.filter((route) => route.method !== 'ALL' && isMatch(route.path, path)).map((route) => route.method)
  if (methods.length === 0) return []
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).concat('OPTIONS'))]
}

function isMatch(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
}
