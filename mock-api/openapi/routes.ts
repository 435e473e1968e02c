import type { Clock } from '../clock.ts'
import type { RouteInputs } from '../route-inputs.ts'
import { docsReader } from './docs-reader.ts'
import { openApiDocument } from './document.ts'
import { liveExamples } from './live-examples.ts'
import { referencePage } from './reference-page.ts'

const REFERENCE_CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The document at /openapi.json and its reference page at /docs, with curl lines that run as printed. @param clock the machine's */
export function routeOpenApi(inputs: RouteInputs, clock: Clock): void {
  const { app } = inputs
  const reader = docsReader(inputs, clock)
  app.get('/openapi.json', (c) => c.json(openApiDocument(app)))
  app.get('/docs', async (c) => {
    c.header('Content-Security-Policy', REFERENCE_CSP)
    const live = await liveExamples(reader)
    return c.html(referencePage({ document: openApiDocument(app), origin: new URL(c.req.url).origin, live }))
  })
}
