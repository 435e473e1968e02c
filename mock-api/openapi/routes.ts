import type { MockApp } from '../request-context.ts'
import { openApiDocument } from './document.ts'
import { referencePage } from './reference-page.ts'

const REFERENCE_CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The document at /openapi.json and a page to read it at /docs. */
export function routeOpenApi(app: MockApp): void {
  app.get('/openapi.json', (c) => c.json(openApiDocument(app)))
  app.get('/docs', (c) => {
    c.header('Content-Security-Policy', REFERENCE_CSP)
    return c.html(referencePage(openApiDocument(app), new URL(c.req.url).origin))
  })
}
