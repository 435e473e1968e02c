// Personas, logins and mails.
import { createRoute, z } from '@hono/zod-openapi'
import { NOT_FOUND } from '#app/shop-api/contract/error.ts'
import { sentMail } from '#db/world-tables.ts'
import { requestBody } from '#app/shop-api/contract/json.ts'
import { PathId, WireLanguage } from '#app/shop-api/contract/wire.ts'
import { CONTROL_READ_ERRORS, Instant, inWorld, paged, PagedQuery, reads, WorldName, writes } from './in-world.ts'

const Persona = z
  .object({
    name: z.string().openapi({ description: 'What stands before the @ of a seeded e-mail, or `guest`', example: 'pro' }),
    clientId: z.int().nullable(),
    email: z.string().nullable().openapi({ example: 'pro@patyna.test' }),
    firstName: z.string().nullable(),
    isUserPro: z.boolean(),
    isVendor: z.boolean(),
    isAdmin: z.boolean(),
    vendorId: z.int().nullable(),
    hasPassword: z.boolean(),
  })
  .openapi('Persona')

export const listPersonas = createRoute({
  method: 'get',
  path: '/__mock/personas',
  tags: ['personas'],
  operationId: 'listPersonas',
  summary: 'Whom the seed made, as they are in a world, and a guest',
  request: inWorld,
  responses: reads('The personas', z.object({ items: z.array(Persona) })),
})

export const logInAs = createRoute({
  method: 'post',
  path: '/__mock/login',
  tags: ['personas'],
  operationId: 'logInAs',
  summary: 'Logs in without a password, as a persona or as whoever has an e-mail in the world',
  request: {
    ...inWorld,
    body: requestBody(z.strictObject({ as: z.string().min(1).max(320).openapi({ example: 'pro' }) }).openapi('LogInAsBody')),
  },
  responses: {
    ...writes(
      'The token, and all headers to send from now on',
      z.object({
        persona: Persona,
        token: z.string().nullable().openapi({ description: 'Null for a guest' }),
        headers: z.record(z.string(), z.string()).openapi({ example: { 'x-mock-world': 'main', authorization: 'Bearer …' } }),
      }),
    ),
    ...NOT_FOUND,
  },
})

const Mail = z
  .object({
    id: z.int().positive(),
    sentAt: Instant,
    recipient: z.string(),
    langId: WireLanguage,
    template: z.enum(sentMail.template.enumValues),
    subject: z.string(),
    body: z.string(),
    link: z.string().nullable().openapi({ description: 'Path in the shop' }),
    moreLinks: z.array(z.object({ text: z.string(), link: z.string() })).openapi({ description: 'Further paths, with their labels' }),
    unsubscribeLink: z.string().nullable().openapi({ description: 'Path of the header List-Unsubscribe (RFC 8058)' }),
    world: WorldName,
  })
  .openapi('Mail')

export const listMails = createRoute({
  method: 'get',
  path: '/__mock/mails',
  tags: ['mails'],
  operationId: 'listMails',
  summary: 'Mails that the shop would have sent, the newest first',
  request: { ...inWorld, query: PagedQuery },
  responses: reads('The mails', paged(Mail)),
})

const ofMail = { ...inWorld, params: z.object({ id: PathId }) }

export const showMail = createRoute({
  method: 'get',
  path: '/__mock/mails/{id}',
  tags: ['mails'],
  operationId: 'showMail',
  summary: 'One mail',
  request: ofMail,
  responses: { ...reads('The mail', Mail), ...NOT_FOUND },
})

export const viewMail = createRoute({
  method: 'get',
  path: '/__mock/mails/{id}/{form}',
  tags: ['mails'],
  operationId: 'viewMail',
  summary: 'One mail as its reader sees it',
  request: { ...inWorld, params: z.object({ id: PathId, form: z.enum(['html', 'text']) }) },
  responses: {
    200: { description: 'A page, or plain text', content: { 'text/html': { schema: z.string() }, 'text/plain': { schema: z.string() } } },
    ...NOT_FOUND,
    ...CONTROL_READ_ERRORS,
  },
})
