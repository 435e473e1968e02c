import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Language } from '#app/domain/language.ts'
import type { Db } from '#db/open.ts'
import type { Clock } from './clock.ts'
import type { ShopSearch } from './shop-search.ts'
import type { Store } from './store/store.ts'
import { answerContext, type AnswerContext } from './wire/answer-context.ts'

/** What the route files are given. */
export interface RouteInputs {
  app: OpenAPIHono
  db: Db
  store: Store
  search: ShopSearch
  clock: Clock
}

/** The context of an answer to one request, at this instant. */
export function contextFor({ store, clock }: RouteInputs, headers: { langid: Language }): AnswerContext {
  return answerContext({ store, language: headers.langid, now: clock.now() })
}
