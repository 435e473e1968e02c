'use client'
import { TextField, type TextFieldProps } from '../form-field/text-field.tsx'
import { applyMask, type Mask } from './apply-mask.ts'

interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'type'> {
  mask: Mask
}

/** A line that is brought into its form while it is typed or pasted. The field keeps its own value. */
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
