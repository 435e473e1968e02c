import { and, eq } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts'
import { referenceItem } from '#db/catalog-tables.ts'
import { type Clock, instantOn } from '../clock.ts'
import { ExplainQuery } from '../control/contract/search.ts'
import { controlWorld } from '../http/control-world.ts'
import { errorResponse, refuseInvalid } from '../http/errors.ts'
import type { RouteInputs } from '../route-inputs.ts'
import { explainPage } from './explain-page.ts'

/** Products that are explained. */
const EXPLAINED = 20
const PAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Why a text finds what it finds in a world now, as JSON or as a page. */
export function routeExplain({
  app,
  db,
  search,
  worlds,
  clock,
}: Pick<RouteInputs, 'app' | 'db' | 'search' | 'worlds'> & { clock: Clock }): void {
  const categoriesIn = (langId: Language) =>
    db
      .select()
      .from(referenceItem)
      .where(and(eq(referenceItem.list, 'categories'), eq(referenceItem.langId, langId)))
      .all()
      .map(({ data }): [number, string] => [Number(data['id']), String(data['translation'])])

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
    if (!c.req.header('accept')?.includes('text/html')) return c.json({ data: explanation })
    c.header('Content-Security-Policy', PAGE_CSP)
    return c.html(explainPage({ world, explanation, categories: new Map(categoriesIn(language)) }))
  })
}
