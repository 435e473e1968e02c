import { escapeHtml } from './escape-html.ts'

/** An HTML table of texts. @param hasVerdicts the first column is verdicts, in their colours */
export function table(head: readonly string[], rows: readonly (readonly string[])[], hasVerdicts = false): string {
  const cell = (text: string, at: number) =>
    hasVerdicts && at === 0 ? `<b class="${escapeHtml(text)}">${escapeHtml(text)}</b>` : escapeHtml(text)
  const cells = (row: readonly string[]) => row.map((text, at) => `<td>${cell(text, at)}</td>`).join('')
  return `<div class="table"><table><thead><tr>${head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div>`
}
