import { DEFAULT_LANGUAGE } from '#app/domain/language.ts'
import { type Clock, instantOn } from '../../clock.ts'
import { ExplainQuery } from '../contract/search.ts'
import { errorResponse } from '../../http/errors.ts'
import { inWorld, refuse } from '../../http/outer-call.ts'
import type { RouteInputs } from '../../route-inputs.ts'

/** Products that are explained. */
const EXPLAINED = 20

/** Why a text finds what it finds in a world now, as JSON. */
export function routeExplain({ app, search, worlds, clock }: Pick<RouteInputs, 'app' | 'search' | 'worlds'> & { clock: Clock }): void {
  app.get('/__mock/search/explain', (c) =>
    inWorld(c, async (world) => {
      const query = ExplainQuery.safeParse(c.req.query())
      if (!query.success) return refuse(c, 'query', query.error)
      const { text = '', language = DEFAULT_LANGUAGE } = query.data
      const machineNow = clock.now()
      const now = instantOn(worlds.enter(world, machineNow).clock, machineNow)
      const explanation = await search.explain?.({ text, language, world, now, limit: EXPLAINED })
      return explanation ? c.json({ data: explanation }) : errorResponse(c, 'NOT_FOUND')
    }),
  )
}
