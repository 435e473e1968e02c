import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { MAIN_WORLD, WORLD_NAME } from '../store/world-names.ts'

/** Header by which a test has a world to itself. */
export const WORLD_HEADER = 'x-mock-world'
/** The same for a page in a browser, as at the edge. */
const WORLD_COOKIE = 'mock-world'

/** The world that a call names: by its header, else by its cookie. Undefined: none. */
export function namedWorld(c: Context): string | undefined {
  return c.req.header(WORLD_HEADER) ?? getCookie(c, WORLD_COOKIE)
}

/** The world that a control call is about: by its query `world`, else the one that it names, else the main one. Null: that is no name of a world. */
export function controlWorld(c: Context): string | null {
  const world = c.req.query('world') ?? namedWorld(c) ?? MAIN_WORLD
  return WORLD_NAME.test(world) ? world : null
}
