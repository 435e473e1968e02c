// The client: details, registration, newsletter (spec §7; GAP-35, GAP-40, GAP-41, GAP-104).
import { createRoute, z } from '@hono/zod-openapi'
import { ACCOUNT_ACTIONS } from '../../domain/account/account-actions.ts'
import { OrderNumber, PaymentLink } from './checkout.ts'
import { CONFLICT, READ_ERRORS, UNAUTHORIZED, WRITE_ERRORS } from './error.ts'
import { Agreement, Email, filledText, NewPassword, Phone } from './fields.ts'
import { dataResponse, requestBody } from './json.ts'
import { LOGIN, LOGIN_IF_ANY, REQUEST } from './session-headers.ts'
import { orNull, WireDate, WireId, WireLanguage, WireToken } from './wire.ts'

const MAX_NAME_CHARACTERS = 64

/** The current user (spec §3). */
export const User = z
  .object({
    id: WireId,
    firstName: z.string().nullable().openapi({ example: 'Hanna' }),
    hasPassword: z.boolean(),
    isAdmin: z.boolean(),
    isUserPro: z.boolean(),
    isVendor: z.boolean(),
  })
  .openapi('User')

/** The user with the profile page's fields (GAP-35). */
export const Profile = User.extend({
  email: z.string().openapi({ example: 'hanna@patyna.test' }),
  lastName: z.string().nullable().openapi({ example: 'Nowak' }),
  phone: z.string().nullable().openapi({ example: '501 234 567' }),
  defaultLangId: WireLanguage,
  newsletterAgreement: z.boolean(),
  newsletterAwaitsConfirmation: z
    .boolean()
    .optional()
    .openapi({ description: 'Extension: a mailed link has to confirm the newsletter before the agreement counts' }),
  unpaidOrders: z
    .array(z.object({ id: WireId, number: OrderNumber, paymentLink: orNull(PaymentLink) }))
    .optional()
    .openapi({ description: 'Extension: orders that await their payment, newest first' }),
  accountActions: z
    .array(z.enum(ACCOUNT_ACTIONS))
    .optional()
    .openapi({ description: 'Extension: what can be done with the account itself' }),
  emailChange: orNull(
    z.object({
      email: z.string().openapi({ example: 'hanna.nowak@patyna.test' }),
      awaits: z.array(z.enum(['OLD_EMAIL', 'NEW_EMAIL'])),
      until: WireDate,
    }),
  )
    .optional()
    .openapi({ description: 'Extension: the requested e-mail and the mailboxes that have to confirm it' }),
}).openapi('Profile')

export const clientDetails = createRoute({
  method: 'get',
  path: '/shop/client/details',
  tags: ['specification'],
  operationId: 'clientDetails',
  summary: 'Who is logged in; null for a guest',
  description: 'For the header and the profile. A guest is no error but null; 401 is a dead token, which the edge then drops.',
  security: LOGIN_IF_ANY,
  request: REQUEST,
  responses: { 200: dataResponse('The user', orNull(Profile)), ...UNAUTHORIZED, ...READ_ERRORS },
})

export const changeDetails = createRoute({
  method: 'put',
  path: '/shop/client/details',
  tags: ['extension'],
  operationId: 'changeDetails',
  summary: 'Changes name, phone and language of the user; null empties a field',
  description: 'For the profile page; all fields are sent.',
  security: LOGIN,
  request: {
    ...REQUEST,
    body: requestBody(
      z
        .strictObject({
          firstName: orNull(filledText(MAX_NAME_CHARACTERS, 'Hanna')),
          lastName: orNull(filledText(MAX_NAME_CHARACTERS, 'Nowak')),
          phone: orNull(Phone),
          defaultLangId: WireLanguage,
        })
        .openapi('DetailsBody'),
    ),
  },
  responses: { 200: dataResponse('The user as changed', Profile), ...UNAUTHORIZED, ...WRITE_ERRORS },
})

export const register = createRoute({
  method: 'post',
  path: '/shop/client/register',
  tags: ['specification'],
  operationId: 'register',
  summary: 'Makes an account and logs in; what the guest of the header guestId has goes over to it',
  description:
    'Both agreements must be true, else 422 at their fields. 409 at email when it has an account. Send the guest id along, as with the login.',
  request: {
    ...REQUEST,
    body: requestBody(
      z
        .strictObject({
          defaultLangId: WireLanguage,
          email: Email,
          password: NewPassword,
          newsletterAgreement: z.boolean().default(false),
          personalDataAgreement: Agreement,
          termsAgreement: Agreement,
        })
        .openapi('RegisterBody'),
    ),
  },
  responses: { 200: dataResponse('The token, good for 30 days', z.object({ token: WireToken })), ...CONFLICT, ...WRITE_ERRORS },
})

export const createWithoutRegistration = createRoute({
  method: 'post',
  path: '/shop/client/create-without-registration',
  tags: ['specification'],
  operationId: 'createWithoutRegistration',
  summary: 'Makes a client without a password, for the checkout of a guest',
  description:
    'The client has a token but no password, and never sees what others did under the same e-mail. The guest of the header guestId gets the same client again for a day, because an answer may be lost. 409 at email when it has an account. 422 unless both agreements are true.',
  request: {
    ...REQUEST,
    body: requestBody(
      z
        .strictObject({ email: Email, defaultLangId: WireLanguage, personalDataAgreement: Agreement, termsAgreement: Agreement })
        .openapi('CreateWithoutRegistrationBody'),
    ),
  },
  responses: {
    200: dataResponse('The token and whose it is', z.object({ token: WireToken, userData: User })),
    ...CONFLICT,
    ...WRITE_ERRORS,
  },
})

export const changeNewsletterAgreement = createRoute({
  method: 'post',
  path: '/shop/client/change-newsletter-agreement',
  tags: ['specification'],
  operationId: 'changeNewsletterAgreement',
  summary: 'Signs an e-mail up for the newsletter, or off; that of the e-mail of an account is the agreement of the account',
  description:
    'For the three places of the newsletter form and the switch of the profile. A sign-up counts once the link of its mail was confirmed, and the answer is the same for every e-mail. By its name an e-mail is signed off by who signed it up and by its account alone; whoever has a mail of the newsletter ends it by its link. 401 for a dead token.',
  security: LOGIN_IF_ANY,
  request: {
    ...REQUEST,
    body: requestBody(
      z
        .strictObject({ newsletterAgreement: z.boolean(), email: Email, placement: z.enum(['footer', 'modal', 'landing']) })
        .openapi('NewsletterBody'),
    ),
  },
  responses: {
    200: dataResponse(
      'The user as changed; null for a guest',
      z.object({
        user: orNull(Profile),
        awaitsConfirmation: z
          .boolean()
          .optional()
          .openapi({ description: 'Extension: a mail went out, whose link has to confirm the sign-up' }),
      }),
    ),
    ...UNAUTHORIZED,
    ...WRITE_ERRORS,
  },
})
