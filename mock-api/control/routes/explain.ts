import { DEFAULT_LANGUAGE } from '#app/domain/language.ts'
import { type Clock, instantOn } from '../../clock.ts'
import { ExplainQuery } from '../contract/search.ts'
import { controlWorld } from '../../http/control-world.ts'
import { errorResponse, refuseInvalid } from '../../http/errors.ts'
import type { RouteInputs } from '../../route-inputs.ts'

/** Products that are explained. */
const EXPLAINED = 20

/** Why a text finds what it finds in a world now, as JSON. */
export function routeExplain({ app, search, worlds, clock }: Pick<RouteInputs, 'app' | 'search' | 'worlds'> & { clock: Clock }): void {
  app.get('/__mock/search/explain', async (c) => {
    const world = controlWorld(c)
    if (world === null) return errorResponse(c, 'MALFORMED', { world: 'incorrectValueErrorMessage' })
    const query = ExplainQuery.safeParse(c.req.query())
    if (!query.success) return refuseInvalid({ target: 'query', success: false, error: query.error }, c) ?? errorResponse(c, 'INVALID')
    const { text = '', language = DEFAULT_LANGUAGE } = query.data
    const machineNow = clock.now()
    const now = instantOn(worlds.enter(world, machineNow).clock, machineNow)
    const explanation = await search.explain?.({ text, language, world, now, limit: EXPLAINED })
    if (!explanation) return errorResponse(c, 'NOT_FOUND')
    return c.json({ data: explanation })
  })
}
