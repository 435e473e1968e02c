import type { Context } from 'hono'
import { jsonBody } from '../../http/json-body.ts'
import { controlPage, submitForm } from '../control-page.ts'
import type { ControlInputs } from '../control-inputs.ts'
import { controlDocument } from '../openapi.ts'

const PAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const [, atMost32Kb] = jsonBody

/** The page at /__mock/, its forms, and the OpenAPI document. */
export function routeControlPage({ app, request }: Pick<ControlInputs, 'app' | 'request'>): void {
  app.get('/__mock', (c) => c.redirect('/__mock/'))
  app.get('/__mock/openapi.json', (c) => c.json(controlDocument(app)))

  async function page(c: Context, outcome: Parameters<typeof controlPage>[0]['outcome']) {
    c.header('Content-Security-Policy', PAGE_CSP)
    c.header('Cache-Control', 'no-store')
    return c.html(await controlPage({ app, request, world: c.var.world, outcome }), outcome?.isGood === false ? 422 : 200)
  }

  app.get('/__mock/', (c) => page(c, null))

  // The guard of the control API has already rejected forms of other sites.
  app.post('/__mock/', atMost32Kb, async (c) => {
    const form = Object.entries(await c.req.parseBody()).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.trim()]] : [],
    )
    const response = await submitForm({ app, request }, c.var.world, Object.fromEntries(form))
    if (!response) return page(c, { isGood: false, text: 'There is no such call.' })
    return page(c, { isGood: response.ok, text: JSON.stringify(await response.json(), null, 2) })
  })
}
