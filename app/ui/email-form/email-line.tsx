import { TextField, type TextFieldProps } from '../form-field/text-field.tsx'

/** The field of a form that has only an e-mail. */
export function EmailLine(field: Omit<TextFieldProps, 'type'>) {
  return <TextField {...field} type="email" autoComplete="email" inputMode="email" enterKeyHint="send" />
}
