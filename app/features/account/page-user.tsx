import { PAGE_USER } from '../../domain/account/session-end.ts'

/** Marks the user for whom a private page was rendered: its personal calls run as that user or are refused. */
export function PageUser({ id }: { id: number }) {
  return <data id={PAGE_USER} value={id} hidden />
}
