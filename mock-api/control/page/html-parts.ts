import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

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

/** A table; the first cell of a row is its header. */
export function table(heads: readonly string[], rows: readonly (readonly (Html | string | number)[])[]): Html {
  if (rows.length === 0) return html`<p>None.</p>`
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first = '', ...cells]) =>
          html`<tr>
            <th scope="row">${first}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}
