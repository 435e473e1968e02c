// The page at /__mock/: the state of a world, and a form for every call that changes it. It has no script.
import { html, raw } from 'hono/html'
import { isRecord } from '../http/record.ts'
import { jsonOf, operationsOf, type Operation } from '../openapi/document.ts'
import { parametersOf } from '../openapi/parameters.ts'
import type { ControlInputs } from './control-inputs.ts'
import { controlDocument } from './openapi.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; max-height: 30rem; overflow: auto; }
  summary { padding-block: 0.25rem; }
  form { display: grid; gap: 0.5rem; max-width: 40rem; }
  label { display: grid; }
  input, textarea, button { font: inherit; padding: 0.25rem; }
  button { justify-self: start; }
  [role] { border: 1px solid; padding: 0.5rem; }
  [role="alert"] { border-width: 3px; }
`

/** What the page shows of a world. */
const STATE = ['clock', 'faults', 'scenarios', 'worlds', 'snapshots', 'invariants', 'carts', 'orders'] as const

interface ControlPage extends Pick<ControlInputs, 'app' | 'request'> {
  world: string
  /** What a form did; null: none was sent. */
  outcome: { isGood: boolean; text: string } | null
}

/** The page of a world. */
export async function controlPage({ app, request, world, outcome }: ControlPage) {
  const operations = operationsOf(controlDocument(app))
  const reads = operations.filter(({ method, path }) => method === 'get' && !path.includes('{'))
  const dataOf = async (name: string) => {
    const operation = reads.find(({ path }) => path === `/__mock/${name}`)
    return operation && (await (await request(addressOf(operation, world))).json()).data
  }
  const states = await Promise.all(STATE.map(async (name) => [name, armedOf(name, await dataOf(name))] as const))
  const mails: { id: number; recipient: string; subject: string }[] = (await dataOf('mails')).items
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Control of ${world}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>World ${world}</h1>
        ${outcome && html`<pre role="${outcome.isGood ? 'status' : 'alert'}" tabindex="0">${outcome.text}</pre>`}
        <form method="get">
          <label>Another world <input name="world" value="${world}" /></label><button>Show</button>
        </form>
        <h2>State</h2>
        ${states.map(([name, data]) => disclosure(name, html`<pre tabindex="0">${pretty(data)}</pre>`, name === 'clock'))}
        <h2>Mails</h2>
        <ul>
          ${mails.map(({ id, recipient, subject }) => html`<li><a href="/__mock/mails/${id}/html?world=${world}">${subject}</a> ${recipient}</li>`)}
        </ul>
        <h2>Change it</h2>
        ${operations.filter(({ method }) => method !== 'get').map((operation) => callForm(operation, world))}
        <h2>Read it</h2>
        <ul>
          ${reads.map((operation) => html`<li><a href="${addressOf(operation, world)}">${operation.path}</a> ${operation.value['summary']}</li>`)}
          <li><a href="/__mock/openapi.json">/__mock/openapi.json</a></li>
        </ul>
      </body>
    </html>`
}

/** Does what a form says. @param fields `call`, values of the path, and `body` as JSON; null: there is no such call */
export async function submitForm(
  { app, request }: Pick<ControlInputs, 'app' | 'request'>,
  world: string,
  { call, body = '', ...values }: Record<string, string>,
): Promise<Response | null> {
  const operation = operationsOf(controlDocument(app)).find(({ value }) => value['operationId'] === call)
  if (!operation) return null
  const address = addressOf(operation, world).replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''))
  const init = { method: operation.method.toUpperCase(), ...(body !== '' && { body, headers: { 'content-type': 'application/json' } }) }
  return request(address, init)
}

/** Calls about worlds themselves take no world. */
function addressOf(operation: Operation, world: string): string {
  const isOfWorld = parametersOf(operation).some(({ name, place }) => name === 'world' && place === 'query')
  return `${operation.path}${isOfWorld ? `?world=${world}` : ''}`
}

function callForm(operation: Operation, world: string) {
  const { method, path, value } = operation
  const example = jsonOf(value['requestBody'])?.['example']
  const inputs = parametersOf(operation).filter(({ place }) => place === 'path')
  const body = html`<label>Body (JSON)<textarea name="body" rows="6">${pretty(example)}</textarea></label>`
  return disclosure(
    `${method.toUpperCase()} ${path}: ${String(value['summary'])}`,
    html`<form method="post" action="/__mock/?world=${world}">
      <input type="hidden" name="call" value="${String(value['operationId'])}" />
      ${inputs.map(({ name }) => html`<label>${name}<input name="${name}" required /></label>`)} ${example === undefined ? '' : body}
      <button>Send</button>
    </form>`,
  )
}

function disclosure(summary: string, content: ReturnType<typeof html>, isOpen = false) {
  return html`<details ${isOpen ? 'open' : ''}>
    <summary>${summary}</summary>
    ${content}
  </details>`
}

/** Of faults and scenarios what is armed: every kind and scenario is under "Read it". */
function armedOf(name: string, data: unknown): unknown {
  return isRecord(data) && (name === 'faults' || name === 'scenarios') ? (data['rules'] ?? data['scenario']) : data
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
