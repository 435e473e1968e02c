// The baseline of a page: the least work that a Hono worker can do with the same bytes.
import { Hono } from 'hono'

const app = new Hono<{ Bindings: { PAGE: ArrayBuffer } }>()
app.get('*', (c) => c.body(c.env.PAGE, 200, { 'content-type': 'text/html; charset=utf-8' }))

export default app
