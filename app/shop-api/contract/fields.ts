// What people fill in. A field refuses with the message key that the form shows (spec §5).
import { z } from '@hono/zod-openapi'
import { isNotBlank, trimmedLine } from '../../domain/forms/line-of-text.ts'
import { EMAIL, MAX_EMAIL_CHARACTERS, MIN_PASSWORD_CHARACTERS, PHONE, VALIDATORS } from '../../domain/forms/validation.ts'

/** Of a length in code points: so count people, JSON schema and zod; `length` counts halves of emoji. */
const TOO_LONG = 'maxCharactersNumberErrorMessage'

/** Longest password that is hashed. */
const MAX_PASSWORD_CHARACTERS = 128

/** An e-mail; lower-cased, because that is how e-mails are compared (GAP-104). */
export const Email = z
  .string()
  .refine(VALIDATORS.email.passes, 'incorrectEmailErrorMessage')
  .transform((email) => email.toLowerCase())
  .openapi({ type: 'string', maxLength: MAX_EMAIL_CHARACTERS, pattern: EMAIL.source, example: 'hanna@patyna.test' })

/** A password that is being chosen. */
export const NewPassword = z
  .string()
  .refine(VALIDATORS.password.passes, 'passwordLengthErrorMessage')
  .max(MAX_PASSWORD_CHARACTERS, TOO_LONG)
  .openapi({ minLength: MIN_PASSWORD_CHARACTERS, maxLength: MAX_PASSWORD_CHARACTERS, example: 'krzeslo-1962' })

/** A password that was chosen before, whatever the rule was then. */
export const KnownPassword = z
  .string()
  .min(1, 'requiredErrorMessage')
  .max(MAX_PASSWORD_CHARACTERS, TOO_LONG)
  .openapi({ minLength: 1, maxLength: MAX_PASSWORD_CHARACTERS, example: 'krzeslo-1962' })

/** Nine digits (GAP-112). */
export const Phone = z
  .string()
  .refine(VALIDATORS.phone.passes, 'incorrectPhoneErrorMessage')
  .openapi({ pattern: PHONE.source, example: '501 234 567' })

/** How the document says what VALIDATORS.zipCode wants. */
export const POLISH_ZIP_CODE = String.raw`^\d{2}-\d{3}$`

/** A consent without which the call is refused (GAP-104). */
export const Agreement = z.literal(true, { error: 'agreementRequiredErrorMessage' })

/** A line of text that is not blank; blanks around it go. */
export function filledText(maxCharacters: number, example: string) {
  return z
    .string()
    .transform(trimmedLine)
    .refine(isNotBlank, 'requiredErrorMessage')
    .check(z.maxLength(maxCharacters, TOO_LONG))
    .openapi({ type: 'string', pattern: String.raw`\S`, maxLength: maxCharacters, example })
}

/** Text of at most so many characters. */
export function textUpTo(maxCharacters: number) {
  return z.string().max(maxCharacters, TOO_LONG)
}
