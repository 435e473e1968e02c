import { html } from 'hono/html'
import type { Html } from '../../http/html-table.ts'

/** A form with one action in a world. @param fields hidden ones */
export function form(world: string, action: string, { fields = {}, content }: { fields?: Record<string, string>; content: Html }): Html {
  return html`<form method="post" action="/__mock/">
    <input type="hidden" name="do" value="${action}" /><input type="hidden" name="world" value="${world}" />
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)} ${content}
  </form>`
}

/** A form that consists of a button. */
export function button(world: string, action: string, { label, fields = {} }: { label: string; fields?: Record<string, string> }): Html {
  return form(world, action, { fields, content: html`<button>${label}</button>` })
}

/** A labelled field. */
export function field(label: string, name: string, attributes: { value?: string; type?: string; size?: number; hint?: string } = {}): Html {
  const { value = '', type = 'text', size = 14, hint = '' } = attributes
  return html`<label
    >${label} <input name="${name}" type="${type}" value="${value}" size="${size}" placeholder="${hint}" step="any"
  /></label>`
}
