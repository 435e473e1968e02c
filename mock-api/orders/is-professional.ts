import type { Accounts } from '../accounts/accounts.ts'
import type { OwnerKey } from '../accounts/likes.ts'

/** Whether who owns a cart is a professional now. */
export function isProfessional({ clients }: Pick<Accounts, 'clients'>, { world, owner }: OwnerKey): boolean {
  const [kind, id] = owner.split(':')
  return kind === 'client' && (clients.byId({ world, clientId: Number(id) })?.isUserPro ?? false)
}
