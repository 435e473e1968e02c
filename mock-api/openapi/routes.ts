import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { html } from 'hono/html'
import type { MockApp } from '../request-context.ts'
import { openApiDocument } from './document.ts'

const CSP = [
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
const START = "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true, tryItOutEnabled: true, validatorUrl: null })"

/** The document at /openapi.json, and Swagger UI over it at /docs; it loads nothing from elsewhere. */
export function routeOpenApi(app: MockApp): void {
  app.get('/openapi.json', (c) => c.json(openApiDocument(app)))
  app.get('/docs', (c) => {
    c.header('Content-Security-Policy', CSP)
    return c.html(PAGE)
  })
  app.get('/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }))
  for (const { path, type, file } of FILES) app.get(path, async (c) => c.body(await readFile(file()), 200, { 'content-type': type }))
}

const PAGE = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Patyna shop API</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/docs/swagger-ui.css" />
      <script src="/docs/swagger-ui-bundle.js" defer></script>
      <script src="/docs/start.js" defer></script>
    </head>
    <body>
      <div id="docs"></div>
    </body>
  </html>`
