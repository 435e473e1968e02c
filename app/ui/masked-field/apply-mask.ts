/** Brings typed text into a form, such as digits into `00-000`; the same text again stays as it is. */
export type Mask = (typed: string) => string

/** What a field holds, and where its cursor is. */
export interface Typed {
  text: string
  caret: number
}

/** Masks what was typed. The cursor stays after the character it was after, also in the middle of the text. */
export function applyMask({ text, caret }: Typed, mask: Mask): Typed {
  return { text: mask(text), caret: mask(text.slice(0, caret)).length }
}
