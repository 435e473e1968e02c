// Alerts about similar products: a visitor of a sold product is told by mail when another of its kind comes (EXT-31). `hasSimilarAlerts` of a
// product says that a shop has these calls.
import { createRoute, z } from '@hono/zod-openapi'
import { NOT_FOUND, WRITE_ERRORS } from './error.ts'
import { Email } from './fields.ts'
import { dataResponse, requestBody } from './json.ts'
import { REQUEST } from './session-headers.ts'
import { WireId, WireNamed, WireToken } from './wire.ts'

const TokenBody = requestBody(z.strictObject({ token: WireToken }).openapi('SimilarAlertTokenBody'))

export const requestSimilarAlert = createRoute({
  method: 'post',
  path: '/shop/similar-alerts',
  tags: ['extension'],
  operationId: 'requestSimilarAlert',
  summary: 'Mails a link that confirms an alert about products like this one; without it nothing else is ever mailed',
  description:
    'For the page of a sold product. The answer is the same for every e-mail, known or not; a repeated request within five minutes, or after the confirmation, mails nothing. 404 for an unknown product.',
  request: { ...REQUEST, body: requestBody(z.strictObject({ productId: WireId, email: Email }).openapi('SimilarAlertBody')) },
  responses: { 200: dataResponse('Requested', z.object({})), ...NOT_FOUND, ...WRITE_ERRORS },
})

export const confirmSimilarAlert = createRoute({
  method: 'post',
  path: '/shop/similar-alerts/confirm',
  tags: ['extension'],
  operationId: 'confirmSimilarAlert',
  summary: 'Confirms an alert by the token of its mailed link; to confirm it twice changes nothing',
  description:
    'For the page that the mailed link leads to. The alert mails one product and ends with it, at the latest after a year. 422 at token when the link is unknown, ended or older than 24 hours.',
  request: { ...REQUEST, body: TokenBody },
  responses: {
    200: dataResponse('The product that it is about', z.object({ product: WireNamed })),
    ...WRITE_ERRORS,
  },
})

export const endSimilarAlert = createRoute({
  method: 'post',
  path: '/shop/similar-alerts/end',
  tags: ['extension'],
  operationId: 'endSimilarAlert',
  summary: 'Ends an alert, confirmed or not, by the token of its mailed link, and forgets the e-mail',
  description: 'For the page that the mailed link leads to. To end it twice, or one that there is not, changes nothing.',
  request: { ...REQUEST, body: TokenBody },
  responses: { 200: dataResponse('Ended', z.object({})), ...WRITE_ERRORS },
})
