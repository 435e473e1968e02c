import type { Context } from 'hono'
import { jsonBody } from '../../http/json-body.ts'
import type { ControlInputs } from '../control-inputs.ts'
import { controlDocument } from '../openapi.ts'
import { controlPage, type Outcome } from './control-page.ts'
import type { PageRequest } from './request-json.ts'
import { type Fields, FORM_ACTIONS, type FormAction } from './form-actions.ts'

const PAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const [, atMost32Kb] = jsonBody

/** The page at /__mock/, its forms, and the OpenAPI document. */
export function routeControlPage({ app, request }: Pick<ControlInputs, 'app' | 'request'>): void {
  app.get('/__mock', (c) => c.redirect('/__mock/'))
  app.get('/__mock/openapi.json', (c) => c.json(controlDocument(app)))

  async function page(c: Context, world: string, outcome: Outcome | null) {
    c.header('Content-Security-Policy', PAGE_CSP)
    c.header('Cache-Control', 'no-store')
    return c.html(
      controlPage({ app, request, world, query: c.req.query('q')?.trim() ?? '' }, outcome),
      outcome?.isGood === false ? 422 : 200,
    )
  }

  app.get('/__mock/', (c) => page(c, c.var.world, null))

  // The guard of the control API has already rejected forms of other sites.
  app.post('/__mock/', atMost32Kb, async (c) => {
    const { do: name = '', world = c.var.world, q, ...fields } = filled(await c.req.parseBody())
    const action = FORM_ACTIONS[name]
    if (!action) return page(c, c.var.world, { isGood: false, text: `There is no action "${name}"` })
    const response = await perform(request, world, { action, fields })
    const text = JSON.stringify(await response.json(), null, 2)
    // A deleted world, or a world with an invalid name, has no page.
    if (!response.ok) return page(c, response.status === 400 ? c.var.world : world, { isGood: false, text })
    if (action.showsResponse) return page(c, world, { isGood: true, text })
    const query = new URLSearchParams({ world, ...(q !== undefined && { q }) })
    return c.redirect(`/__mock/?${query}#${action.section}`, 303)
  })
}

async function perform(request: PageRequest, world: string, { action, fields }: { action: FormAction; fields: Fields }): Promise<Response> {
  const { method, path, body } = action
  const address = path(fields)
  // Calls about worlds themselves take no world.
  const target = address.startsWith('/__mock/worlds') ? address : `${address}?world=${encodeURIComponent(world)}`
  if (!body) return request(target, { method })
  return request(target, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body(fields)) })
}

/** The texts of a form, without empty fields. */
function filled(form: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  )
}
