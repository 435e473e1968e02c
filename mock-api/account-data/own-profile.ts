import { ACCOUNT_ACTIONS } from '#app/domain/account/account-actions.ts'
import type { RouteInputs } from '../route-inputs.ts'
import { unpaidOrders } from '../orders/unpaid-orders.ts'
import { wireDate } from '../wire/date.ts'
import { wireProfile } from '../wire/user.ts'
import type { ClientRow } from '../accounts/clients.ts'
import { awaitedMailboxes } from '../accounts/email-changes.ts'

/** The user with all that the profile page shows: what awaits a payment (EXT-16), and what can be done with the account (EXT-19 to EXT-22). */
export function ownProfile({ accounts, checkout }: Pick<RouteInputs, 'accounts' | 'checkout'>, row: ClientRow, now: number) {
  const { world, id } = row
  const change = accounts.emailChanges.pending({ world, clientId: id }, now)
  const newsletter = accounts.newsletter.ofClient(row)
  return {
    ...wireProfile(row, newsletter?.isActive ?? false),
    newsletterAwaitsConfirmation: (newsletter?.confirmBy ?? 0) > now,
    unpaidOrders: unpaidOrders(checkout, { world, owner: `client:${id}` }),
    accountActions: [...ACCOUNT_ACTIONS],
    emailChange: change ? { email: change.email, awaits: awaitedMailboxes(change), until: wireDate(change.expiresAt) } : null,
  }
}
