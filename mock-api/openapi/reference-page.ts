import { html } from 'hono/html'
import { plainPage } from '../http/plain-page.ts'
import { isRecord } from '../http/record.ts'
import { jsonOf, operationsOf, schemasOf, type OpenApiDocument, type Operation } from './document.ts'
import type { Schemas } from './example.ts'
import type { LiveExample } from './live-examples.ts'
import { curlLine, parametersOf, type Parameter } from './parameters.ts'

interface ReferencePageInputs {
  document: OpenApiDocument
  /** Origin of this server, for the curl lines. */
  origin: string
  /** Values with which the curl lines run as printed, by operation. */
  live: ReadonlyMap<string, LiveExample>
}

/** The reference page of an OpenAPI document. */
export function referencePage({ document, origin, live }: ReferencePageInputs) {
  const operations = operationsOf(document)
  const schemas = schemasOf(document)
  return plainPage({
    title: document.info.title,
    body: html`<header>
        <h1>${document.info.title}</h1>
        ${(document.info.description ?? '').split('\n\n').map((text) => html`<p>${withCode(text)}</p>`)}
        <p><a href="/openapi.json">OpenAPI ${document.openapi} document</a></p>
      </header>
      <nav aria-label="Operations">
        <ul>
          ${operations.map((each) => html`<li><a href="#${idOf(each)}">${title(each)}</a> ${each.value['tags']}</li>`)}
          <li><a href="#schemas">Schemas</a></li>
        </ul>
      </nav>
      <main>
        ${operations.map((operation) => operationSection({ operation, schemas, origin, live: live.get(idOf(operation)) }))}
        ${schemaSection(schemas)}
      </main>`,
  })
}

function operationSection(inputs: Parameters<typeof curlLine>[0]) {
  const { operation } = inputs
  const { value } = operation
  const request = jsonOf(value['requestBody'])
  return html`<section id="${idOf(operation)}" aria-labelledby="${idOf(operation)}-title">
    <h2 id="${idOf(operation)}-title">${title(operation)}</h2>
    <p>${value['summary']} <small>${value['tags']}</small></p>
    <p>${value['description']}</p>
    ${parameterTable(parametersOf(operation))}
    <h3>Try it</h3>
    <pre tabindex="0"><code>${curlLine(inputs)}</code></pre>
    ${
      request &&
      html`<h3>Body</h3>
        ${bodyDetails(request, 'Schema of the body')}`
    }
    <h3>Answers</h3>
    ${Object.entries(isRecord(value['responses']) ? value['responses'] : {}).map(([status, response]) => {
      const json = jsonOf(response)
      return html`<h4>${status} ${isRecord(response) && response['description']}</h4>
        ${json && bodyDetails(json, `Schema of ${status}`)}`
    })}
  </section>`
}

function schemaSection(schemas: Schemas) {
  return html`<section id="schemas" aria-labelledby="schemas-title">
    <h2 id="schemas-title">Schemas</h2>
    ${Object.entries(schemas).map(
      ([name, schema]) =>
        html`<details>
          <summary><code>${name}</code></summary>
          <pre tabindex="0"><code>${pretty(schema)}</code></pre>
        </details>`,
    )}
  </section>`
}

function bodyDetails(json: Record<string, unknown>, summary: string) {
  return html`<details>
      <summary>Example</summary>
      <pre tabindex="0"><code>${pretty(json['example'])}</code></pre>
    </details>
    <details>
      <summary>${summary}</summary>
      <pre tabindex="0"><code>${pretty(json['schema'])}</code></pre>
    </details>`
}

function parameterTable(parameters: Parameter[]) {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Parameter</th>
        <th scope="col">In</th>
        <th scope="col">Required</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        ({ name, place, isRequired, schema }) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${place}</td>
            <td>${isRequired ? 'yes' : 'no'}</td>
            <td>${schema['description']} <code>${pretty(withoutProse(schema), 0)}</code></td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** Prose with `code` between backticks. */
function withCode(text: string) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))
}

function withoutProse({ description: _description, ...schema }: Record<string, unknown>) {
  return schema
}

function title({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`
}

function idOf({ value }: Operation): string {
  return String(value['operationId'])
}

function pretty(value: unknown, indent = 2): string {
  return JSON.stringify(value, null, indent)
}
