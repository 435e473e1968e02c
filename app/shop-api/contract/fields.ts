// Form fields. Validation errors are the message keys that the form shows (spec §5).
import { z } from '@hono/zod-openapi'
import { isNotBlank, trimmedLine } from '../../domain/forms/line-of-text.ts'
import {
  EMAIL,
  MAX_EMAIL_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
  PHONE,
  PREFIXED_PHONE,
  VALIDATORS,
  isSentPhone,
} from '../../domain/forms/validation.ts'

/** Length in code points, as people, JSON schema and zod count; `length` counts UTF-16 code units. */
const TOO_LONG = 'maxCharactersNumberErrorMessage'

/** Maximum length of a password that is hashed. */
const MAX_PASSWORD_CHARACTERS = 128

/** An e-mail, lower-cased because e-mails are compared that way (GAP-104). */
export const Email = z
  .string()
  .refine(VALIDATORS.email.passes, 'incorrectEmailErrorMessage')
  .transform((email) => email.toLowerCase())
  .openapi({ type: 'string', maxLength: MAX_EMAIL_CHARACTERS, pattern: EMAIL.source, example: 'hanna@patyna.test' })

/** A new password. */
export const NewPassword = z
  .string()
  .refine(VALIDATORS.password.passes, 'passwordLengthErrorMessage')
  .max(MAX_PASSWORD_CHARACTERS, TOO_LONG)
  .openapi({ minLength: MIN_PASSWORD_CHARACTERS, maxLength: MAX_PASSWORD_CHARACTERS, example: 'krzeslo-1962' })

/** An existing password, valid under whatever rule applied when it was chosen. */
export const KnownPassword = z
  .string()
  .min(1, 'requiredErrorMessage')
  .max(MAX_PASSWORD_CHARACTERS, TOO_LONG)
  .openapi({ minLength: 1, maxLength: MAX_PASSWORD_CHARACTERS, example: 'krzeslo-1962' })

/** Nine digits (GAP-112); outside Poland the country's prefix and digits (EXT-12). */
export const Phone = z
  .string()
  .refine(isSentPhone, 'incorrectPhoneErrorMessage')
  .openapi({ pattern: `${PHONE.source}|${PREFIXED_PHONE.source}`, example: '501 234 567' })

/** VALIDATORS.zipCode as a pattern for the OpenAPI document. */
export const POLISH_ZIP_CODE = String.raw`^\d{2}-\d{3}$`

/** A mandatory consent: without it the call is refused (GAP-104). */
export const Agreement = z.literal(true, { error: 'agreementRequiredErrorMessage' })

/** A non-blank line of text, trimmed. */
export function filledText(maxCharacters: number, example: string) {
  return z
    .string()
    .transform(trimmedLine)
    .refine(isNotBlank, 'requiredErrorMessage')
    .check(z.maxLength(maxCharacters, TOO_LONG))
    .openapi({ type: 'string', pattern: String.raw`\S`, maxLength: maxCharacters, example })
}

/** Text of limited length. */
export function textUpTo(maxCharacters: number) {
  return z.string().max(maxCharacters, TOO_LONG)
}
