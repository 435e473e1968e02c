// The account itself: another e-mail, one's data, deletion, logins (EXT-19 to EXT-22). `accountActions` of the profile says which of them a shop has.
import { createRoute, z } from '@hono/zod-openapi'
import { Address } from './addresses.ts'
import { Profile } from './client.ts'
import { CONFLICT, NOT_FOUND, READ_ERRORS, TOO_MANY_REQUESTS, UNAUTHORIZED, WRITE_ERRORS } from './error.ts'
import { Email, KnownPassword } from './fields.ts'
import { dataResponse, requestBody } from './json.ts'
import { Order } from './orders.ts'
import { DiscountCode } from './pro.ts'
import { LOGIN, REQUEST } from './session-headers.ts'
import { orNull, WireDate, WireId, WireLanguage, WireToken } from './wire.ts'

const ofUser = { tags: ['extension'], security: LOGIN }

export const requestEmailChange = createRoute({
  ...ofUser,
  method: 'post',
  path: '/shop/client/email',
  operationId: 'requestEmailChange',
  summary: 'Mails a link to the old e-mail and one to the new; the account has the new one once both were confirmed',
  description:
    'For the profile page. The password is null when there is none. A later request replaces an earlier one. 422 at password when it is wrong; 409 at email when it has an account; 429 after ten tries in 15 minutes, and when either mailbox has got five such mails within an hour.',
  request: { ...REQUEST, body: requestBody(z.strictObject({ email: Email, password: orNull(KnownPassword) }).openapi('EmailChangeBody')) },
  responses: {
    200: dataResponse('The user, with the change', Profile),
    ...UNAUTHORIZED,
    ...CONFLICT,
    ...TOO_MANY_REQUESTS,
    ...WRITE_ERRORS,
  },
})

export const cancelEmailChange = createRoute({
  ...ofUser,
  method: 'delete',
  path: '/shop/client/email',
  operationId: 'cancelEmailChange',
  summary: 'Forgets the requested e-mail; its links are dead',
  description: 'For the profile page. To say it twice changes nothing.',
  request: REQUEST,
  responses: { 200: dataResponse('The user, without the change', Profile), ...UNAUTHORIZED, ...READ_ERRORS },
})

export const confirmEmailChange = createRoute({
  tags: ['extension'],
  method: 'post',
  path: '/shop/client/email/confirm',
  operationId: 'confirmEmailChange',
  summary: 'Confirms a new e-mail by the token of a mailed link; the second of both changes it and ends all other logins',
  description:
    'For the page that the mailed links lead to, with or without a login. To confirm one link twice changes nothing. 422 at token when the link is unknown, replaced or older than 24 hours; 409 when the e-mail has got another account meanwhile.',
  request: { ...REQUEST, body: requestBody(z.strictObject({ token: WireToken }).openapi('EmailConfirmBody')) },
  responses: {
    200: dataResponse(
      'Whether the e-mail is changed, or which mailbox has to confirm yet',
      z.object({ awaits: orNull(z.enum(['OLD_EMAIL', 'NEW_EMAIL'])) }),
    ),
    ...CONFLICT,
    ...WRITE_ERRORS,
  },
})

const AccountLogin = z
  .object({
    id: z.string().openapi({ example: '9f86d081884c7d65' }),
    browser: z.string().nullable().openapi({ example: 'Firefox' }),
    system: z.string().nullable().openapi({ example: 'Windows' }),
    createdAt: WireDate,
    isCurrent: z.boolean(),
  })
  .openapi('AccountLogin')

const AccountExport = z
  .object({
    exportedAt: WireDate,
    profile: Profile,
    createdAt: WireDate,
    addresses: z.array(Address),
    orders: z.array(Order),
    likes: z.array(z.object({ productId: WireId, name: z.string(), likedAt: WireDate })),
    cart: z
      .array(
        z.object({
          productId: WireId,
          name: z.string(),
          deliveryTypeId: z.int(),
          quantity: z.int().positive(),
          zipCode: orNull(z.string()).openapi({ description: 'Postal code for which the delivery was asked' }),
          addedAt: WireDate,
        }),
      )
      .optional(),
    lists: z.array(
      z.object({
        name: z.string(),
        createdAt: WireDate,
        products: z.array(z.object({ productId: WireId, name: z.string(), quantity: z.int().positive() })),
      }),
    ),
    discountCodes: z.array(DiscountCode),
    newsletter: orNull(
      z.object({ email: z.string(), isActive: z.boolean(), langId: WireLanguage, placement: z.string(), changedAt: WireDate }),
    ),
    consents: z
      .array(
        z.object({
          subject: z.enum(['terms', 'privacy', 'newsletter']),
          act: z.enum(['GIVEN', 'CONFIRMED', 'WITHDRAWN']),
          place: z.enum(['checkout', 'registration', 'footer', 'modal', 'landing', 'mail']),
          version: orNull(z.string()).openapi({ description: 'Of the text that was agreed to', example: '9f86d081884c7d65' }),
          langId: WireLanguage,
          at: WireDate,
        }),
      )
      .optional()
      .openapi({ description: 'Extension: what the user agreed to, oldest first' }),
    logins: z.array(AccountLogin),
  })
  .openapi('AccountExport')

export const exportAccount = createRoute({
  ...ofUser,
  method: 'get',
  path: '/shop/client/export',
  operationId: 'exportAccount',
  summary: 'All that the shop keeps of the user (GDPR, art. 15 and 20); no password, no token',
  description: 'For the page of the data of an account, which shows it and gives it as a file.',
  request: REQUEST,
  responses: { 200: dataResponse('The data', AccountExport), ...UNAUTHORIZED, ...READ_ERRORS },
})

export const deleteAccount = createRoute({
  ...ofUser,
  method: 'post',
  path: '/shop/client/delete',
  operationId: 'deleteAccount',
  summary: 'Deletes the account and ends all its logins; orders stay without it, as the law wants',
  description:
    'For the page of the data of an account. The password is null when there is none. Unpaid orders are cancelled, others go on; a mail confirms it. 422 at password when it is wrong; 429 after ten tries in 15 minutes.',
  request: { ...REQUEST, body: requestBody(z.strictObject({ password: orNull(KnownPassword) }).openapi('AccountDeleteBody')) },
  responses: { 200: dataResponse('Deleted', z.object({})), ...UNAUTHORIZED, ...TOO_MANY_REQUESTS, ...WRITE_ERRORS },
})

export const accountLogins = createRoute({
  ...ofUser,
  method: 'get',
  path: '/shop/client/logins',
  operationId: 'accountLogins',
  summary: 'Where the user is logged in, the newest first',
  description: 'For the profile page. The device is what the browser said of itself at the login.',
  request: REQUEST,
  responses: { 200: dataResponse('The logins', z.object({ items: z.array(AccountLogin) })), ...UNAUTHORIZED, ...READ_ERRORS },
})

export const endOtherLogins = createRoute({
  ...ofUser,
  method: 'delete',
  path: '/shop/client/logins',
  operationId: 'endOtherLogins',
  summary: 'Ends all logins of the user but this one',
  description: 'For the profile page.',
  request: REQUEST,
  responses: { 200: dataResponse('The logins that are left', z.object({ items: z.array(AccountLogin) })), ...UNAUTHORIZED, ...READ_ERRORS },
})

const LoginId = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .openapi({ example: '9f86d081884c7d65' })

export const endLogin = createRoute({
  ...ofUser,
  method: 'delete',
  path: '/shop/client/logins/{id}',
  operationId: 'endLogin',
  summary: 'Ends one login of the user',
  description: "For the profile page. 404 for an id that is nobody's or another's.",
  request: { ...REQUEST, params: z.object({ id: LoginId }) },
  responses: {
    200: dataResponse('The logins that are left', z.object({ items: z.array(AccountLogin) })),
    ...UNAUTHORIZED,
    ...NOT_FOUND,
    ...READ_ERRORS,
  },
})
