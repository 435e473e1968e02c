import type { Language } from '#app/domain/language.ts'
import type { Owner } from '#db/columns.ts'
import { newsletterConfirmMail, newsletterWelcomeMail } from '../mails/newsletter-mails.ts'
import type { Accounts } from './accounts.ts'
import type { ConsentPlace } from './consents.ts'
import type { NewsletterRow } from './newsletter.ts'

type Parts = Pick<Accounts, 'newsletter' | 'consents' | 'outbox'>

interface SignUpInput {
  world: string
  email: string
  owner: Owner | null
  place: Exclude<ConsentPlace, 'checkout' | 'mail'>
  language: Language
  now: number
}

/** Signs an e-mail up: the consent is kept, and a mail asks for its confirmation (EXT-52). The caller holds a transaction. */
export function signUpForNewsletter({ newsletter, consents, outbox }: Parts, { place, ...input }: SignUpInput): void {
  const { world, email, owner, language, now } = input
  const clientId = clientOf(owner)
  consents.add({ world, email, clientId, subjects: ['newsletter'], act: 'GIVEN', place, language, now })
  const row = newsletter.signUp({ ...input, placement: place === 'registration' ? 'landing' : place })
  if (row?.token == null) return
  const mail = { recipient: email, language, token: row.token, now }
  outbox.send(world, row.confirmBy === null ? newsletterWelcomeMail(mail) : newsletterConfirmMail({ ...mail, until: row.confirmBy }))
}

/** Confirms a sign-up by the token of its mailed link. The caller holds a transaction. @returns null: the link is dead */
export function confirmNewsletter(
  { newsletter, consents, outbox }: Parts,
  { world, token, language, now }: { world: string; token: string; language: Language; now: number },
): NewsletterRow | null {
  const found = newsletter.confirm({ world, token, now })
  if (!found) return null
  const { email, owner } = found.row
  if (found.isNew) {
    consents.add({ world, email, clientId: clientOf(owner), subjects: ['newsletter'], act: 'CONFIRMED', place: 'mail', language, now })
    outbox.send(world, newsletterWelcomeMail({ recipient: email, language, token, now }))
  }
  return found.row
}

/** Ends the newsletter of an e-mail. The caller holds a transaction. */
export function endNewsletter(
  { newsletter, consents }: Parts,
  { world, email, place, language, now }: { world: string; email: string; place: ConsentPlace; language: Language; now: number },
): void {
  const clientId = clientOf(newsletter.find({ world, email })?.owner ?? null)
  if (!newsletter.end({ world, email, now })) return
  consents.add({ world, email, clientId, subjects: ['newsletter'], act: 'WITHDRAWN', place, language, now })
}

function clientOf(owner: Owner | null): number | null {
  return owner?.startsWith('client:') === true ? Number(owner.slice('client:'.length)) : null
}
