// What a tolerant reader makes of a response's type: each word of a list may be one that this build does not know.
import type { Language } from '../../domain/language.ts'
import type { CurrencyId } from '../../domain/market.ts'
import type { Unknown } from '../../domain/unknown-word.ts'

/**
 * A response as it is read (read-tolerantly.ts): a required word may be `unknown`, so a screen with a text for each word does not compile without
 * leaving that one out. Optional and nullable words are absent instead, unknown words of a list are dropped, and a sum in an unknown currency or a text in an
 * unknown language is none.
 */
export type Read<T> = T extends CurrencyId | Language
  ? T
  : T extends string
    ? string extends T
      ? T
      : T | Unknown
    : T extends readonly (infer Row)[]
      ? (Row extends string ? Row : Read<Row>)[]
      : T extends object
        ? { [Key in keyof T]: ReadPart<T[Key]> }
        : T

/** Not distributive: whether null or undefined is among the values decides for all of them. */
type ReadPart<Part> = [Extract<Part, null | undefined>] extends [never] ? Read<Part> : ReadOptional<Part>

type ReadOptional<Part> = Part extends string ? Part : Read<Part>
