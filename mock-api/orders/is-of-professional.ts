import type { Accounts } from '../accounts/accounts.ts'
import type { OrderRow } from './order-rows.ts'

/** Whether a professional placed an order: such a contract has no right of withdrawal (EXT-17), whoever opens it. */
export function isOfProfessional({ clients }: Pick<Accounts, 'clients'>, { world, owner }: Pick<OrderRow, 'world' | 'owner'>): boolean {
  const [kind, id] = owner.split(':')
  return kind === 'client' && (clients.byId({ world, clientId: Number(id) })?.isUserPro ?? false)
}
