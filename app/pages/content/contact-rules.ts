import type { FieldRules } from '../../domain/forms/form-checks.ts'
import { MESSAGE_LENGTHS } from '../../domain/forms/message-lengths.ts'

const text = (number: number) => [{ validator: 'required' }, { validator: 'maxCharactersNumber', number }]

/** Rules of the contact form (EXT-37): those of its call. */
export const CONTACT_MESSAGE_RULES = {
  name: text(MESSAGE_LENGTHS.name),
  email: [{ validator: 'required' }, { validator: 'email' }],
  subject: text(MESSAGE_LENGTHS.subject),
  message: text(MESSAGE_LENGTHS.message),
} satisfies FieldRules
