// The mailed links of the newsletter (EXT-52). The sign-up itself is changeNewsletterAgreement, as the specification has it.
import { createRoute, z } from '@hono/zod-openapi'
import { WRITE_ERRORS } from './error.ts'
import { dataResponse, requestBody } from './json.ts'
import { REQUEST } from './session-headers.ts'
import { WireToken } from './wire.ts'

const TokenBody = requestBody(z.strictObject({ token: WireToken }).openapi('NewsletterTokenBody'))
const request = { ...REQUEST, body: TokenBody }

export const confirmNewsletter = createRoute({
  method: 'post',
  path: '/shop/newsletter/confirm',
  tags: ['extension'],
  request,
  operationId: 'confirmNewsletter',
  summary: 'Confirms a sign-up for the newsletter by the token of its mailed link; from then on it counts',
  description:
    'For the page that the mailed link leads to, with or without a login. To confirm it twice changes nothing. 422 at token when the link is unknown, replaced, ended or older than 24 hours.',
  responses: { 200: dataResponse('Confirmed', z.object({})), ...WRITE_ERRORS },
})

export const endNewsletter = createRoute({
  method: 'post',
  path: '/shop/newsletter/end',
  tags: ['extension'],
  request,
  operationId: 'endNewsletter',
  summary: 'Ends the newsletter by the token that every mail of it has, confirmed or not; needs no login',
  description:
    'For the page that the mailed link leads to, and for mail programs (RFC 8058). To end it twice, or one that there is not, changes nothing.',
  responses: { 200: dataResponse('Ended', z.object({})), ...WRITE_ERRORS },
})
