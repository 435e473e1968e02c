// POST /auth/standard, POST /auth/logout (spec §7; GAP-42, GAP-105).
import { createRoute, z } from '@hono/zod-openapi'
import { READ_ERRORS, TOO_MANY_REQUESTS, UNAUTHORIZED, WRITE_ERRORS } from './error.ts'
import { Email, KnownPassword } from './fields.ts'
import { dataResponse, requestBody } from './json.ts'
import { LOGIN_TO_END, REQUEST } from './session-headers.ts'
import { WireToken } from './wire.ts'

export const login = createRoute({
  method: 'post',
  path: '/auth/standard',
  tags: ['specification'],
  operationId: 'login',
  summary: 'A token for e-mail and password; what the guest of the header guestId has goes over to the account',
  description:
    'Send the guest id along: the cart and the likes of the guest become those of the account, and the guest has nothing left. 401 INVALID_CREDENTIALS for a wrong password and for an unknown e-mail alike; 429 after ten tries in 15 minutes by one e-mail from one address (x-forwarded-for).',
  request: {
    ...REQUEST,
    body: requestBody(z.strictObject({ email: Email, password: KnownPassword }).openapi('LoginBody')),
  },
  responses: {
    200: dataResponse('The token, good for 30 days', z.object({ token: WireToken })),
    ...UNAUTHORIZED,
    ...TOO_MANY_REQUESTS,
    ...WRITE_ERRORS,
  },
})

export const logout = createRoute({
  method: 'post',
  path: '/auth/logout',
  tags: ['specification'],
  operationId: 'logout',
  summary: 'The token is worth nothing from now on; without a token nothing happens',
  description: 'Other logins of the same user stay. Never an error: an unknown token is no matter.',
  security: LOGIN_TO_END,
  request: REQUEST,
  responses: { 200: dataResponse('Logged out', z.object({})), ...READ_ERRORS },
})
