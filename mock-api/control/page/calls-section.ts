import { html } from 'hono/html'
import { isRecord } from '../../http/record.ts'
import { jsonOf, operationsOf, type Operation } from '../../openapi/document.ts'
import { parametersOf } from '../../openapi/parameters.ts'
import type { ControlApp } from '../control-inputs.ts'
import { controlDocument } from '../openapi.ts'

/** Every call of the control API with example bodies of its request and success response. */
export async function callsSection({ app }: { app: ControlApp }) {
  return html`<p><a href="/__mock/openapi.json">OpenAPI document</a></p>
    ${operationsOf(controlDocument(app)).map(callDetails)}`
}

function callDetails(operation: Operation) {
  const { method, path, value } = operation
  const queries = parametersOf(operation).flatMap(({ name, place }) => (place === 'query' ? name : []))
  const body = jsonOf(value['requestBody'])
  const responses = isRecord(value['responses']) ? value['responses'] : {}
  return html`<details>
    <summary><code>${method.toUpperCase()} ${path}${queries.length > 0 ? `?${queries.join('&')}` : ''}</code> ${value['summary']}</summary>
    ${body ? html`<pre tabindex="0"><code>${pretty(body['example'])}</code></pre>` : ''}
    <pre tabindex="0"><code>200 ${pretty(jsonOf(responses['200'])?.['example'] ?? 'a page')}</code></pre>
  </details>`
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
