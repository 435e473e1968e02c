/** A response with every optional field of the contract: the mock sends them all, and what it lacks does not compile. */
export type Whole<T> = T extends readonly (infer Row)[]
  ? Whole<Row>[]
  : T extends object
    ? { [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> }
    : T
