import type { LoginRow } from '../accounts/session-tokens.ts'
import { wireDate } from './date.ts'

/** Logins of a client (EXT-22). */
export function wireLogins(rows: readonly LoginRow[]) {
  return rows.map(({ id, device, createdAt, isCurrent }) => ({
    id,
    browser: device?.browser ?? null,
    system: device?.system ?? null,
    createdAt: wireDate(createdAt),
    isCurrent,
  }))
}
