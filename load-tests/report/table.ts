import { escapeHtml } from './escape-html.ts'

/** An HTML table of texts. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((text) => `<td>${escapeHtml(text)}</td>`).join('')
  const columns = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  return `<div class="table"><table><thead><tr>${columns}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div>`
}
