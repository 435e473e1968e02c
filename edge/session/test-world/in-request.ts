import { type Context, Hono } from 'hono'
import type { EdgeContext } from '../../edge-context.ts'
import type { EdgeBindings } from '../../env.ts'
import { gates } from '../../http/gates.ts'
import { readSession } from '../read-session.ts'

const SHOP = 'https://shop.test'
export const SHOP_API = 'http://api.test'
export const SECRET = 'a secret of these tests'

interface Asked {
  cookie?: string
  headers?: Record<string, string>
  env?: Partial<EdgeBindings>
}

/** Runs in a request of the public shop. @returns what came of it, and the cookies of the response as `name=value`; removed ones have no value */
export async function inRequest<Value>(
  { cookie = '', headers = {}, env = {} }: Asked,
  run: (c: Context<EdgeContext>) => Value | Promise<Value>,
): Promise<{ value: Value; set: string[] }> {
  const values: Value[] = []
  const app = new Hono<EdgeContext>().use(gates(readSession)).get('*', async (c) => {
    c.set('trace', { id: '', spanId: '', callerSpan: null, isSampled: false, traceparent: '' })
    values.push(await run(c))
    return c.body(null)
  })
  app.onError((error) => {
    throw error
  })
  const hosts = { SHOP_API_ORIGIN: SHOP_API, PUBLIC_ORIGIN: SHOP, VENDOR_HOST: SHOP, ADMIN_HOST: SHOP }
  const response = await app.request(`${SHOP}/`, { headers: { cookie, ...headers } }, { ...hosts, VISITOR_FACTS_SECRET: SECRET, ...env })
  const [value] = values
  if (values.length === 0) throw new Error('It was not run')
  return { value: value as Value, set: response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '') }
}
