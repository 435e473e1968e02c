import type { Context } from 'hono'
import { MAIN_WORLD, WORLD_NAME } from '../store/world-names.ts'
import { WORLD_HEADER } from './read-context.ts'

/** The world that a call is about: by its query `world`, else by its header, else the main one. Null: that is no name of a world. */
export function controlWorld(c: Context): string | null {
  const world = c.req.query('world') ?? c.req.header(WORLD_HEADER) ?? MAIN_WORLD
  return WORLD_NAME.test(world) ? world : null
}
