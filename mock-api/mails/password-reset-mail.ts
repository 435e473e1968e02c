import type { Language } from '#app/domain/language.ts'
import type { Mail } from './outbox.ts'

/** Pages on which a password is set (GAP-34). */
const PATHS: Record<Language, string> = { pl: '/nowe-haslo', en: '/new-password', es: '/nueva-contrasena' }

const TEXTS: Record<Language, { subject: string; body: string }> = {
  pl: { subject: 'Ustaw nowe hasło', body: 'Otwórz link, aby ustawić nowe hasło. Działa raz, przez 60 minut.' },
  en: { subject: 'Set a new password', body: 'Open the link to set a new password. It works once, for 60 minutes.' },
  es: {
    subject: 'Elige una nueva contraseña',
    body: 'Abre el enlace para elegir una nueva contraseña. Funciona una vez, durante 60 minutos.',
  },
}

interface PasswordReset {
  recipient: string
  language: Language
  secret: string
  now: number
}

/** The mail with the link to a new password. */
export function passwordResetMail({ recipient, language, secret, now }: PasswordReset): Mail {
  const page = `${PATHS[language]}?token=${secret}`
  return { sentAt: now, recipient, language, template: 'password-reset', ...TEXTS[language], page }
}
