import type { MockApp } from '../request-context.ts'
import type { Reader } from './docs-reader.ts'
import { openApiDocument } from './document.ts'
import { liveExamples } from './live-examples.ts'
import { referencePage } from './reference-page.ts'

const REFERENCE_CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The document at /openapi.json and its reference page at /docs, with curl lines that run as printed. */
export function routeOpenApi(app: MockApp, reader: Reader): void {
  app.get('/openapi.json', (c) => c.json(openApiDocument(app)))
  app.get('/docs', async (c) => {
    c.header('Content-Security-Policy', REFERENCE_CSP)
    const live = await liveExamples(reader)
    return c.html(referencePage({ document: openApiDocument(app), origin: new URL(c.req.url).origin, live }))
  })
}
