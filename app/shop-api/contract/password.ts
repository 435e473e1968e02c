// Passwords: request a reset link, set a new one with it, change the current one (spec §7; GAP-34, GAP-35).
import { createRoute, z } from '@hono/zod-openapi'
import { CONFLICT, TOO_MANY_REQUESTS, UNAUTHORIZED, WRITE_ERRORS } from './error.ts'
import { Email, KnownPassword, NewPassword } from './fields.ts'
import { dataResponse, requestBody } from './json.ts'
import { LOGIN, REQUEST } from './session-headers.ts'
import { orNull, WireToken } from './wire.ts'

export const resetPassword = createRoute({
  method: 'post',
  path: '/shop/client/password/reset',
  tags: ['specification'],
  operationId: 'resetPassword',
  summary: 'Mails a link to a new password, if anybody has the e-mail; the answer does not tell',
  description:
    'For the page of a forgotten password. The link works once, for 60 minutes, and mails stay in the outbox of the mock. Known and unknown e-mails answer alike and as fast.',
  request: {
    ...REQUEST,
    body: requestBody(z.strictObject({ email: Email }).openapi('PasswordResetBody')),
  },
  responses: { 200: dataResponse('Done, or nothing to do', z.object({})), ...WRITE_ERRORS },
})

export const setPassword = createRoute({
  method: 'post',
  path: '/shop/client/password/set',
  tags: ['extension'],
  operationId: 'setPassword',
  summary: 'Sets a password by the token of a mailed link, logs in and logs all others out; 422 when the link is used or expired',
  description:
    'For the page that the mailed link leads to. 422 at token when the link is unknown, used or older than 60 minutes; 409 when the e-mail has got another account meanwhile.',
  request: {
    ...REQUEST,
    body: requestBody(z.strictObject({ token: WireToken, password: NewPassword }).openapi('PasswordSetBody')),
  },
  responses: { 200: dataResponse('The token, good for 30 days', z.object({ token: WireToken })), ...CONFLICT, ...WRITE_ERRORS },
})

export const changePassword = createRoute({
  method: 'post',
  path: '/shop/client/password/change',
  tags: ['extension'],
  operationId: 'changePassword',
  summary: 'Changes the password and logs all others out; the old one is null when there is none',
  description:
    'For the profile page, and for who keeps the account of an order without registration, whose token ends. 422 at oldPassword when it is wrong; 409 when the e-mail has got another account meanwhile; 429 after ten tries in 15 minutes.',
  security: LOGIN,
  request: {
    ...REQUEST,
    body: requestBody(z.strictObject({ oldPassword: orNull(KnownPassword), newPassword: NewPassword }).openapi('PasswordChangeBody')),
  },
  responses: {
    200: dataResponse('Changed', z.object({})),
    ...UNAUTHORIZED,
    ...CONFLICT,
    ...TOO_MANY_REQUESTS,
    ...WRITE_ERRORS,
  },
})
