import { TextField, type TextFieldProps } from './text-field.tsx'

/** A line for an e-mail address: nothing in it is capitalised or corrected. Takes all that a text field takes but its type. */
export function EmailField({ autoComplete = 'email', ...field }: Omit<TextFieldProps, 'type'>) {
  return <TextField {...field} type="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} />
}
