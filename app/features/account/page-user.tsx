import { PAGE_USER } from '../../domain/account/session-end.ts'
import { FORM_OWNER } from '../../ui/kept-forms/form-owner.ts'

/** Marks the user for whom a private page was rendered: its personal calls run as that user or are refused, and its forms are that user's. */
export function PageUser({ id }: { id: number }) {
  return <data id={PAGE_USER} value={id} hidden {...{ [FORM_OWNER]: '' }} />
}
