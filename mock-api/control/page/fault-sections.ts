import { html } from 'hono/html'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { type Html, htmlTable } from '../../http/html-table.ts'
import { listFaults, listScenarios } from '../contract/faults.ts'
import { button, field, form } from './html-parts.ts'
import { type PageRequest, requestJson } from './request-json.ts'

interface View {
  request: PageRequest
  world: string
}

/** The rules of a world, each with a button that switches it off, and the two forms that arm one. */
export async function faultsSection({ request, world }: View): Promise<Html> {
  const { data } = await requestJson(request, listFaults, `/__mock/faults?world=${world}`)
  const rows = data.rules.map(({ id, rule, calls, applied }) => {
    const { route, kind, arg, answer, when, percent, first, after } = rule
    const what = answer ? `status ${answer.status}` : (arg ?? '')
    return [
      route,
      html`${kind} ${what === '' ? '' : html`<code>${what}</code>`}`,
      [
        when?.id !== undefined && `id ${when.id}`,
        when?.persona !== undefined && `by ${when.persona}`,
        when?.body !== undefined && `body ${JSON.stringify(when.body)}`,
        after !== undefined && `after ${after}`,
        first !== undefined && `first ${first}`,
        percent !== undefined && `${percent} %`,
      ]
        .filter(Boolean)
        .join(', ') || 'every call',
      `${applied} of ${calls}`,
      button(world, 'removeFault', { label: 'Switch off', fields: { id: String(id) } }),
    ]
  })
  const kinds = data.kinds.filter(({ kind }) => kind !== 'answer')
  const fault = html`${routes()}
    <label>
      Fault
      <select name="kind">
        ${kinds.map(({ kind, does }) => html`<option value="${kind}" title="${does}">${kind}</option>`)}
      </select>
    </label>
    ${field('Argument', 'arg', { hint: 'its usual one' })} ${conditions()} <button>Arm the fault</button>`
  const answer = html`${routes()} ${field('Status', 'status', { type: 'number', value: '200', size: 5 })}
    ${field('Headers (JSON)', 'headers', { hint: '{"retry-after":"30"}', size: 22 })}
    <label class="wide">Body (JSON)<textarea name="json" rows="5" placeholder='{"data":{"id":"{{path.id}}"}}'></textarea></label>
    ${conditions()} <button>Arm the answer</button>`
  return html`${htmlTable(['Route', 'Does', 'When', 'Applied', ''], rows)}
    ${rows.length > 0 ? html`<div class="actions">${button(world, 'clearFaults', { label: 'Switch all off' })}</div>` : ''}
    <details>
      <summary>Arm a fault</summary>
      ${form(world, 'addFault', { content: html`<div class="actions">${fault}</div>` })}
      ${htmlTable(
        ['Fault', 'Does', 'Argument', 'Usual'],
        kinds.map(({ kind, does, argument }) => [kind, does, argument.means, argument.usual]),
      )}
    </details>
    <details>
      <summary>Arm an answer of your own</summary>
      ${form(world, 'addAnswer', { content: html`<div class="actions">${answer}</div>` })}
      <p>
        In its texts <code>{{path.id}}</code>, <code>{{query.page}}</code>, <code>{{body.productId}}</code>,
        <code>{{header.langid}}</code> and <code>{{now}}</code> are of the request.
      </p>
    </details>`
}

/** The scenario of a world, and a button for every one. */
export async function scenariosSection({ request, world }: View): Promise<Html> {
  const { data } = await requestJson(request, listScenarios, `/__mock/scenarios?world=${world}`)
  const rows = data.scenarios.map(({ name, does, shows }) => [
    name === data.scenario ? html`<strong>${name}</strong>` : name,
    does,
    shows,
    name === data.scenario
      ? button(world, 'stopScenario', { label: 'Switch off' })
      : button(world, 'playScenario', { label: 'Play', fields: { name } }),
  ])
  return html`<p>${data.scenario === null ? 'None is played.' : html`<strong>${data.scenario}</strong> is played.`}</p>
    <details ${data.scenario === null ? '' : 'open'}>
      <summary>${rows.length} scenarios</summary>
      ${htmlTable(['Scenario', 'The shop', 'A shopper should see', ''], rows)}
    </details>`
}

function routes(): Html {
  return html`<label>
    Route
    <select name="route">
      ${CONTRACT_CALLS.map(({ operationId, method, path }) => html`<option value="${operationId}">${operationId}: ${method} ${path}</option>`)}
      <option value="*">* every call</option>
    </select>
  </label>`
}

function conditions(): Html {
  return html`<fieldset>
    <legend>Only for calls with (all may be empty)</legend>
    <div class="actions">
      ${field('Id or slug', 'id')} ${field('Persona', 'persona', { hint: 'pro, guest' })}
      ${field('Place in the body', 'place', { hint: 'productId' })} ${field('its value (JSON)', 'value', { hint: '4711' })}
      ${field('Not the first', 'after', { type: 'number', size: 4 })} ${field('Only the first', 'first', { type: 'number', size: 4 })}
      ${field('Of 100', 'percent', { type: 'number', size: 4 })}
    </div>
  </fieldset>`
}
