import type { Language } from '#app/domain/language.ts'
import type { Owner } from '#db/columns.ts'
import { newsletterConfirmMail, newsletterWelcomeMail } from '../mails/newsletter-mails.ts'
import type { Accounts } from './accounts.ts'
import type { ConsentPlace } from './consents.ts'
import type { NewsletterRow } from './newsletter.ts'

type Parts = Pick<Accounts, 'clients' | 'newsletter' | 'consents' | 'outbox'>

interface SignUpInput {
  world: string
  email: string
  owner: Owner | null
  place: Exclude<ConsentPlace, 'checkout' | 'mail'>
  language: Language
  now: number
}

/** Signs an e-mail up: the consent is kept, and a mail asks for its confirmation (EXT-52). The caller holds a transaction. */
export function signUpForNewsletter({ clients, newsletter, consents, outbox }: Parts, { place, ...input }: SignUpInput): void {
  const { world, email, language, now } = input
  const clientId = clientOf(clients, input)
  consents.add({ world, email, clientId, subjects: ['newsletter'], act: 'GIVEN', place, language, now })
  const row = newsletter.signUp({ ...input, placement: place === 'registration' ? 'landing' : place })
  if (row?.token == null) return
  const mail = { recipient: email, language, token: row.token, now }
  outbox.send(world, row.confirmBy === null ? newsletterWelcomeMail(mail) : newsletterConfirmMail({ ...mail, until: row.confirmBy }))
}

/** Confirms a sign-up by the token of its mailed link. The caller holds a transaction. @returns null: the link is dead */
export function confirmNewsletter(
  { clients, newsletter, consents, outbox }: Parts,
  { world, token, language, now }: { world: string; token: string; language: Language; now: number },
): NewsletterRow | null {
  const found = newsletter.confirm({ world, token, now })
  if (!found) return null
  const { email } = found.row
  if (found.isNew) {
    consents.add({
      world,
      email,
      clientId: clientOf(clients, found.row),
      subjects: ['newsletter'],
      act: 'CONFIRMED',
      place: 'mail',
      language,
      now,
    })
    outbox.send(world, newsletterWelcomeMail({ recipient: email, language, token, now }))
  }
  return found.row
}

/** Ends the newsletter of an e-mail. The caller holds a transaction. */
export function endNewsletter(
  { clients, newsletter, consents }: Parts,
  { world, email, place, language, now }: { world: string; email: string; place: ConsentPlace; language: Language; now: number },
): void {
  const row = newsletter.find({ world, email })
  const clientId = row ? clientOf(clients, row) : null
  if (!newsletter.end({ world, email, now })) return
  consents.add({ world, email, clientId, subjects: ['newsletter'], act: 'WITHDRAWN', place, language, now })
}

/** The client with whose account a consent goes: who signed up its own e-mail. Another e-mail keeps its consents for as long as its newsletter. */
function clientOf(clients: Accounts['clients'], { world, email, owner }: Pick<NewsletterRow, 'world' | 'email' | 'owner'>): number | null {
  const clientId = owner?.startsWith('client:') === true ? Number(owner.slice('client:'.length)) : null
  return clientId !== null && clients.byId({ world, clientId })?.email === email ? clientId : null
}
