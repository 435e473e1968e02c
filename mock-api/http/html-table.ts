import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

/** A table; the first cell of a row is its header. On narrow screens rows become blocks, in which each cell repeats its column's name. */
export function htmlTable(heads: readonly string[], rows: readonly (readonly (Html | string | number)[])[]): Html {
  if (rows.length === 0) return html`<p>None.</p>`
  return html`<table role="table">
    <thead role="rowgroup">
      <tr role="row">
        ${heads.map((head) => html`<th scope="col" role="columnheader">${head}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        ([first = '', ...cells]) =>
          html`<tr role="row">
            <th scope="row" role="rowheader">${first}</th>
            ${cells.map((cell, at) => html`<td role="cell" data-head="${heads[at + 1] ?? ''}">${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}
