import { z } from 'zod'

/** A number that may not be known: JSON has null in place of NaN. */
export const Measured = z
  .number()
  .nullable()
  .transform((value) => value ?? Number.NaN)
