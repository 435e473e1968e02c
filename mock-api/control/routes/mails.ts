import { html } from 'hono/html'
import { DEFAULT_LANGUAGE, isLanguage } from '#app/domain/language.ts'
import { errorBody } from '../../http/errors.ts'
import type { SentMail } from '../../mails/outbox.ts'
import { wireDate } from '../../wire/date.ts'
import { listMails, showMail, viewMail } from '../contract/visitors.ts'
import { type ControlInputs, iso } from '../control-inputs.ts'

// A mail contains user text, so its page runs and loads nothing.
const MAIL_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

export function routeMails({ app, accounts, shopOrigin }: ControlInputs): void {
  const { outbox } = accounts
  const find = (world: string, id: number) => outbox.list(world).find((mail) => mail.id === id)

  app.openapi(listMails, (c) => {
    const { world } = c.var
    return c.json({ data: { items: outbox.list(world).map((mail) => wireMail(world, mail)) } }, 200)
  })

  app.openapi(showMail, (c) => {
    const mail = find(c.var.world, c.req.valid('param').id)
    return mail ? c.json({ data: wireMail(c.var.world, mail) }, 200) : c.json(errorBody('NOT_FOUND'), 404)
  })

  app.openapi(viewMail, (c) => {
    const { id, form } = c.req.valid('param')
    const mail = find(c.var.world, id)
    if (!mail) return c.json(errorBody('NOT_FOUND'), 404)
    c.header('Content-Security-Policy', MAIL_CSP)
    const link = mail.link === null ? null : `${shopOrigin}${mail.link}`
    return form === 'html' ? c.html(mailPage(mail, link), 200) : c.text(mailText(mail, link), 200)
  })
}

function mailText({ sentAt, recipient, subject, body }: SentMail, link: string | null): string {
  const head = `To: ${recipient}\nDate: ${wireDate(sentAt).date} (Warsaw)\nSubject: ${subject}`
  return `${head}\n\n${body}\n${link === null ? '' : `\n${link}\n`}`
}

function mailPage({ sentAt, recipient, langId, subject, body }: SentMail, link: string | null) {
  return html`<!doctype html>
    <html lang="${langId}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body>
        <h1>${subject}</h1>
        <p>${recipient}, ${wireDate(sentAt).date}</p>
        ${body.split('\n').map((line) => html`<p>${line}</p>`)} ${link === null ? '' : html`<p><a href="${link}">${link}</a></p>`}
      </body>
    </html>`
}

function wireMail(world: string, { langId, sentAt, ...mail }: SentMail) {
  return { ...mail, langId: isLanguage(langId) ? langId : DEFAULT_LANGUAGE, sentAt: iso(sentAt), world }
}
