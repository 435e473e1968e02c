import { FOUND_SHOPS } from './found-shops.ts'
import { GENERATED_MUTANTS } from './generated-mutants.ts'
import { type Mutant, MUTANTS } from './mutants.ts'

/** All broken shops: those that were found, those that answer well and wrong, and those that the table of promises makes. */
export const ALL_MUTANTS: readonly Mutant[] = [...FOUND_SHOPS, ...MUTANTS, ...GENERATED_MUTANTS]
