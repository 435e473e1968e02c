import type { Db } from '#db/open.ts'
import { createOutbox } from '../mails/outbox.ts'
import type { Worlds } from '../store/worlds.ts'
import { addressRows } from './addresses.ts'
import { clientRows } from './clients.ts'
import { consentRows } from './consents.ts'
import { emailChangeRows } from './email-changes.ts'
import { likeRows } from './likes.ts'
import { loginThrottle } from './login-throttle.ts'
import { newsletterRows } from './newsletter.ts'
import { passwordLinks } from './password-links.ts'
import { createPasswords } from './passwords.ts'
import { proListRows } from './pro-lists.ts'
import type { NewSecret } from './secrets.ts'
import { sessionTokens } from './session-tokens.ts'
import { similarAlertRows } from './similar-alerts.ts'

/** Clients, tokens, passwords, addresses, likes, order lists, newsletter, consents, alerts and mails over one database. */
export function createAccounts({ db, worlds, newSecret }: { db: Db; worlds: Worlds; newSecret: NewSecret }) {
  return {
    clients: clientRows(db, worlds),
    tokens: sessionTokens(db, newSecret),
    passwords: createPasswords(),
    passwordLinks: passwordLinks(db, newSecret),
    emailChanges: emailChangeRows(db, newSecret),
    throttle: loginThrottle(db, worlds),
    addresses: addressRows(db, worlds),
    likes: likeRows(db),
    proLists: proListRows(db, worlds, newSecret),
    newsletter: newsletterRows(db, newSecret),
    consents: consentRows(db, worlds),
    similarAlerts: similarAlertRows(db, newSecret),
    outbox: createOutbox(db, worlds),
    newSecret,
  }
}

export type Accounts = ReturnType<typeof createAccounts>
