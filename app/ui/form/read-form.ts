import { typedLine } from './typed-line.ts'

/** How the value of a field is read: text or a choice, a password as it was typed, a single checkbox, or several values of one name. */
export type FieldKind = keyof ValueOf

interface ValueOf {
  text: string
  secret: string
  flag: boolean
  list: readonly string[]
}

/** The fields of a form, by name. */
export type FieldKinds = Readonly<Record<string, FieldKind>>

/** The values of a form; a field that is not rendered is empty. */
export type FormValues<Kinds extends FieldKinds> = { readonly [Field in keyof Kinds]: ValueOf[Kinds[Field]] }

/** Reads the values of a form by its field kinds. */
export function readForm<Kinds extends FieldKinds>(data: FormData, kinds: Kinds): FormValues<Kinds> {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, READERS[kind](data, name)])) as FormValues<Kinds>
}

const READERS = {
  text: (data, name) => typedLine(textIn(data, name)),
  secret: textIn,
  flag: (data, name) => data.has(name),
  list: (data, name) => data.getAll(name).filter((value) => typeof value === 'string'),
} as const satisfies { [Kind in FieldKind]: (data: FormData, name: string) => ValueOf[Kind] }

function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
