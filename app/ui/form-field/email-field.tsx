import { TextField, type TextFieldProps } from './text-field.tsx'

/** A field for an e-mail address, without capitalisation and correction. Takes all props of a text field but its type. */
export function EmailField({ autoComplete = 'email', ...field }: Omit<TextFieldProps, 'type'>) {
  return <TextField {...field} type="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} />
}
