import { html } from 'hono/html'
import { DEFAULT_LANGUAGE, isLanguage } from '#app/domain/language.ts'
import { errorResponse } from '../../http/errors.ts'
import type { SentMail } from '../../mails/outbox.ts'
import { wireDate } from '../../wire/date.ts'
import { listMails, showMail, viewMail } from '../contract/visitors.ts'
import { type ControlInputs, iso, pageOf } from '../control-inputs.ts'

// A mail contains user text, so its page runs and loads nothing.
const MAIL_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

export function routeMails({ app, accounts, shopOrigin }: ControlInputs): void {
  const { outbox } = accounts
  const find = (world: string, id: number) => outbox.list(world).find((mail) => mail.id === id)

  app.openapi(listMails, (c) => {
    const { world } = c.var
    const { items, pagination } = pageOf(outbox.list(world), c.req.valid('query'))
    return c.json({ data: { items: items.map((mail) => wireMail(world, mail)), pagination } }, 200)
  })

  app.openapi(showMail, (c) => {
    const mail = find(c.var.world, c.req.valid('param').id)
    return mail ? c.json({ data: wireMail(c.var.world, mail) }, 200) : errorResponse(c, 'NOT_FOUND')
  })

  app.openapi(viewMail, (c) => {
    const { id, form } = c.req.valid('param')
    const mail = find(c.var.world, id)
    if (!mail) return errorResponse(c, 'NOT_FOUND')
    c.header('Content-Security-Policy', MAIL_CSP)
    return form === 'html' ? c.html(mailPage(mail, shopOrigin), 200) : c.text(mailText(mail, shopOrigin), 200)
  })
}

function mailText({ sentAt, recipient, subject, body, unsubscribeLink, ...mail }: SentMail, origin: string): string {
  // RFC 8058
  const oneClick =
    unsubscribeLink === null ? '' : `List-Unsubscribe: <${origin}${unsubscribeLink}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n`
  const head = `To: ${recipient}\nDate: ${wireDate(sentAt).date} (Warsaw)\nSubject: ${subject}\n${oneClick}`
  const links = linksOf(mail).map(({ text, link }) => (text === null ? `\n${origin}${link}\n` : `\n${text}:\n${origin}${link}\n`))
  return `${head}\n${body}\n${links.join('')}`
}

function mailPage({ sentAt, recipient, langId, subject, body, ...mail }: SentMail, origin: string) {
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
        ${body.split('\n\n').map((paragraph) => html`<p>${linesOf(paragraph)}</p>`)}
        ${linksOf(mail).map(({ text, link }) => html`<p><a href="${origin}${link}">${text ?? `${origin}${link}`}</a></p>`)}
      </body>
    </html>`
}

function linesOf(paragraph: string) {
  return paragraph.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
}

/** The page that the mail is about has no label: the mail itself says what it is. */
function linksOf({ link, moreLinks }: Pick<SentMail, 'link' | 'moreLinks'>): { text: string | null; link: string }[] {
  return [...(link === null ? [] : [{ text: null, link }]), ...moreLinks]
}

function wireMail(world: string, { langId, sentAt, moreLinks, occasion: _occasion, ...mail }: SentMail) {
  return { ...mail, moreLinks: [...moreLinks], langId: isLanguage(langId) ? langId : DEFAULT_LANGUAGE, sentAt: iso(sentAt), world }
}
