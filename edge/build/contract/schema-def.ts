import type { core } from 'zod'

/** A schema, whatever it is of. */
export type Schema = core.$ZodType

/** What a schema says of itself, told apart by `type`. */
export type SchemaDef = core.$ZodTypes['_zod']['def']

/** What a check of a schema says of itself, told apart by `check`. */
export type CheckDef = core.$ZodChecks['_zod']['def'] | core.$ZodCustomDef

export function defOf({ _zod: internals }: Schema): SchemaDef {
  return internals.def as SchemaDef
}

/** The checks of a schema, in their order. */
export function checksOf(schema: Schema): readonly CheckDef[] {
  return (defOf(schema).checks ?? []).map(({ _zod: internals }) => internals.def as CheckDef)
}

/** Whether an object accepts that the key of the schema is missing. */
export function mayBeAbsent({ _zod: internals }: Schema): boolean {
  return internals.optin !== undefined
}

/** A schema that the compiler has no code for. The build stops with it, so none is left out unseen. */
export class UnknownSchema extends Error {
  /** @param place where in the response, such as `data.items` */
  constructor(place: string, what: string) {
    super(`${place}: the compiler of the contract knows no ${what}`)
    this.name = 'UnknownSchema'
  }
}
