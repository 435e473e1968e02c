/** The mail address that guests of the load test buy with. */
export const BUYER_EMAIL = 'load@patyna.test'

/** Mail address of a session's account: its own, so that login attempts are not counted together (GAP-105). */
export function accountEmail(guestId: string): string {
  return `load-${guestId}@patyna.test`
}
