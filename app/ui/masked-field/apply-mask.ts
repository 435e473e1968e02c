/** Formats typed text, such as digits as `00-000`; idempotent. */
export type Mask = (typed: string) => string

/** Text and caret position of a field. */
export interface Typed {
  text: string
  caret: number
}

/** Applies the mask. The caret stays after the same character, also in the middle of the text. */
export function applyMask({ text, caret }: Typed, mask: Mask): Typed {
  return { text: mask(text), caret: mask(text.slice(0, caret)).length }
}
