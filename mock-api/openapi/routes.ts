import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { html } from 'hono/html'
import type { MockApp } from '../request-context.ts'
import { openApiDocument } from './document.ts'

/** Swagger UI runs and calls what is here, and loads nothing from elsewhere. */
export const DOCS_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger UI sets styles of elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const require = createRequire(import.meta.url)
const FILES = [
  { path: '/docs/swagger-ui.css', type: 'text/css', file: () => require.resolve('swagger-ui-dist/swagger-ui.css') },
  { path: '/docs/swagger-ui-bundle.js', type: 'text/javascript', file: () => require.resolve('swagger-ui-dist/swagger-ui-bundle.js') },
]

/** Without `validatorUrl: null` it would send the address of the document to a validator of its maker, where the mock has a public name. */
const START =
  "SwaggerUIBundle({ url: document.currentScript.dataset.document, dom_id: '#docs', deepLinking: true, tryItOutEnabled: true, validatorUrl: null })"

/** The document at /openapi.json, Swagger UI over it at /docs, and the files of Swagger UI. */
export function routeOpenApi(app: MockApp): void {
  app.get('/openapi.json', (c) => c.json(openApiDocument(app)))
  app.get('/docs', (c) => {
    c.header('Content-Security-Policy', DOCS_CSP)
    return c.html(docsPage('Patyna shop API', '/openapi.json'))
  })
  app.get('/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }))
  for (const { path, type, file } of FILES) app.get(path, async (c) => c.body(await readFile(file()), 200, { 'content-type': type }))
}

/** Swagger UI over a document: every call with its parameters and examples, to be tried. */
export const docsPage = (title: string, document: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/docs/swagger-ui.css" />
        <script src="/docs/swagger-ui-bundle.js" defer></script>
        <script src="/docs/start.js" data-document="${document}" defer></script>
      </head>
      <body>
        <div id="docs"></div>
      </body>
    </html>`
