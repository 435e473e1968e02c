// Shared parts of control calls: the world of a call, and error responses.
import { z } from '@hono/zod-openapi'
import { dataResponse } from '#app/shop-api/contract/json.ts'
import { ErrorResponse, READ_ERRORS, WRITE_ERRORS } from '#app/shop-api/contract/error.ts'
import { PageQuery, Pagination, perPage } from '#app/shop-api/contract/wire.ts'
import { WORLD_NAME } from '../../store/world-names.ts'

/** Name of a world or of a snapshot. */
export const WorldName = z
  .string()
  .regex(WORLD_NAME)
  .openapi({ description: 'a-z, 0-9 and hyphens, at most 64; not `seed`', example: 'main' })

/** The world of a call, as in calls of the shop API. */
export const WorldHeaders = z.object({ 'x-mock-world': WorldName.optional() })

/** The world where a browser cannot send a header; it overrides the header. */
export const WorldQuery = z.strictObject({ world: WorldName.optional() })

/** A page of a list; a thousand worlds are no answer of megabytes. */
export const PagedQuery = WorldQuery.extend({ page: PageQuery.shape.page, per_page: perPage(100) })

/** A page of rows, and how many there are. */
export const paged = <Row extends z.ZodType>(row: Row) => z.object({ items: z.array(row), pagination: Pagination })

/** An instant in responses: UTC, with milliseconds. */
export const Instant = z.iso.datetime().openapi({ example: '2022-03-17T11:00:00.000Z' })

const refused = {
  description: 'The caller is not on this machine, names another host, or is a page of another site',
  content: { 'application/json': { schema: ErrorResponse } },
}

/** Error responses of every read of the control API. */
export const CONTROL_READ_ERRORS: Record<keyof typeof READ_ERRORS | 403, typeof refused> = { ...READ_ERRORS, 403: refused }

/** Error responses of every call with a JSON body. */
const CONTROL_WRITE_ERRORS: Record<keyof typeof WRITE_ERRORS | 403, typeof refused> = { ...WRITE_ERRORS, 403: refused }

/** The world of a call that takes nothing else. */
export const inWorld = { headers: WorldHeaders, query: WorldQuery }

/** What a read, and a call with a JSON body, answers: its data, and the errors that it may have as every other one. */
export const reads = <Data extends z.ZodType>(says: string, data: Data) => ({ 200: dataResponse(says, data), ...CONTROL_READ_ERRORS })
export const writes = <Data extends z.ZodType>(says: string, data: Data) => ({ 200: dataResponse(says, data), ...CONTROL_WRITE_ERRORS })
