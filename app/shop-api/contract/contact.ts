// Messages to the shop from its contact page (EXT-37). `contactForm` of a content page says that a shop API has this call.
import { createRoute, z } from '@hono/zod-openapi'
import { MESSAGE_LENGTHS } from '../../domain/forms/message-lengths.ts'
import { WRITE_ERRORS } from './error.ts'
import { Email, filledText } from './fields.ts'
import { dataResponse, requestBody } from './json.ts'
import { REQUEST } from './session-headers.ts'
import { orNull, WireId } from './wire.ts'

const ContactMessage = z
  .strictObject({
    name: filledText(MESSAGE_LENGTHS.name, 'Hanna Nowak'),
    email: Email,
    subject: filledText(MESSAGE_LENGTHS.subject, 'Stolik z dębu'),
    message: filledText(MESSAGE_LENGTHS.message, 'Czy blat ma ślady używania?'),
    productId: orNull(WireId).openapi({ description: 'The product that the message is about' }),
  })
  .openapi('ContactMessage')

export const sendContactMessage = createRoute({
  method: 'post',
  path: '/shop/contact-messages',
  tags: ['extension'],
  operationId: 'sendContactMessage',
  summary: 'Mails a message to the shop, with the e-mail to answer to',
  description:
    'For the contact page. Only the shop gets a mail: the e-mail is not confirmed, so nothing is sent to it. A product that is gone is named by its id alone.',
  request: { ...REQUEST, body: requestBody(ContactMessage) },
  responses: { 200: dataResponse('Sent', z.object({})), ...WRITE_ERRORS },
})
