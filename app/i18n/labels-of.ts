import { capitalised } from '../domain/capitalised.ts'
import type { MessageKey } from './messages.ts'
import type { Translate } from './translator.ts'

type NameUnder<Prefix extends string, Key = MessageKey> = Key extends `${Prefix}${infer Name}` ? Uncapitalize<Name> : never

/** Texts whose keys begin alike: of `labelsOf(t, 'common:cart', ['emptyText'])` `emptyText` is the text `common:cartEmptyText`. */
export function labelsOf<Prefix extends string, Name extends NameUnder<Prefix>>(
  t: Translate,
  prefix: Prefix,
  names: readonly Name[],
): Record<Name, string> {
  const keyOf = (name: Name) => `${prefix}${capitalised(name)}` as MessageKey
  return Object.fromEntries(names.map((name) => [name, t(keyOf(name))])) as Record<Name, string>
}
