import { PAGE_USER } from '../../domain/account/session-end.ts'

/** Names the user for whom a private page was rendered: its personal calls are made in that name or not at all. */
export function PageUser({ id }: { id: number }) {
  return <data id={PAGE_USER} value={id} hidden />
}
