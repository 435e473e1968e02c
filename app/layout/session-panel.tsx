import { loginHref } from '../addresses/page-links.ts'
import type { PageInput } from '../page.ts'
import type { PanelParts } from '../ui/panel/panel-source.ts'
import { OtherUserDialog } from './other-user-dialog.client.tsx'
import { SessionEndedDialog } from './session-ended-dialog.client.tsx'

/** The dialogs of a session that has ended, by kind of end: every page may need them, and hardly any does. */
export async function sessionPanel({ t, language }: Pick<PageInput<unknown>, 't' | 'language'>): Promise<PanelParts> {
  const login = loginHref(null, language)
  const close = t('common:close')
  return {
    ended: (
      <SessionEndedDialog
        loginHref={login}
        labels={{ title: t('common:sessionEndedTitle'), text: t('common:sessionEndedText'), logIn: t('nav:login'), close }}
      />
    ),
    otherUser: (
      <OtherUserDialog
        loginHref={login}
        labels={{
          title: t('common:otherUserTitle'),
          text: t('common:otherUserText'),
          logIn: t('common:otherUserLogIn'),
          stay: t('common:otherUserStay'),
          failed: t('common:changeFailed'),
          close,
        }}
      />
    ),
  }
}
