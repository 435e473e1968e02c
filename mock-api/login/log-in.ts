import type { RequestContext } from '../request-context.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { type MergeInputs, mergeGuest } from './merge-guest.ts'

/** Logs a client in and merges the guest of the same request (GAP-101, GAP-102). @returns the token */
export function logIn(
  inputs: MergeInputs & { accounts: Accounts },
  { world, now, guestId, device }: RequestContext,
  clientId: number,
): string {
  if (guestId !== null) mergeGuest(inputs, { world, guestId, clientId, now })
  return inputs.accounts.tokens.issue({ world, clientId, device, now })
}
