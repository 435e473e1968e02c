'use client'
import { TextField, type TextFieldProps } from '../form-field/text-field.tsx'
import { applyMask, type Mask } from './apply-mask.ts'

interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'type'> {
  mask: Mask
}

/** A text field that formats its value on typing and pasting. Uncontrolled. */
export function MaskedField({ mask, onInput, ...field }: MaskedFieldProps) {
  return (
    <TextField
      {...field}
      onInput={(event) => {
        maskInput(event.currentTarget, mask)
        onInput?.(event)
      }}
    />
  )
}

function maskInput(input: HTMLInputElement, mask: Mask): void {
  const { text, caret } = applyMask({ text: input.value, caret: input.selectionStart ?? input.value.length }, mask)
  if (text === input.value) return
  input.value = text
  input.setSelectionRange(caret, caret)
}
