// THE TABLE of the panel's sections, from top to bottom. A new section is a row here and a function below.
import type { BudgetRow } from '../budget-rows.ts'
import type { CacheLabel } from '../cache-label.ts'
import type { ApiCall, ClockStep, OverlayState } from '../overlay-state.ts'
import { button, choice, element } from './elements.ts'

export interface Shown {
  state: OverlayState
  cache: CacheLabel
  rows: readonly BudgetRow[]
  calls: readonly ApiCall[]
  actions: {
    become: (email: string | null) => void
    choose: (cookie: 'mock-scenario' | 'mock-world', value: string) => void
    turnClock: (step: ClockStep, body?: object) => void
  }
}

export const SECTIONS: readonly { title: string; show: (shown: Shown) => readonly Node[] }[] = [
  { title: 'Who and where', show: whoAndWhere },
  { title: 'The shop’s clock (Warsaw)', show: clock },
  { title: 'This page', show: page },
  { title: 'Calls of the shop’s API', show: calls },
]

const GUEST = 'guest'

function whoAndWhere({ state, actions }: Shown): Node[] {
  const { personas, persona, scenarios, scenario, worlds, world } = state
  const people = personas.map(({ name, hasPassword }) => ({
    value: name,
    text: hasPassword || name === GUEST ? name : `${name}: cannot log in`,
    isDisabled: !hasPassword && name !== GUEST,
  }))
  const played = scenarios.find(({ name }) => name === scenario)
  const none = { value: '', text: 'none: the shop behaves' }
  return [
    element(
      'div',
      { class: 'choices' },
      choice('Persona', persona === null ? [{ value: '', text: 'somebody else' }, ...people] : people, persona ?? '', (name) =>
        actions.become(personas.find((each) => each.name === name)?.email ?? null),
      ),
      choice('Scenario', [none, ...scenarios.map(({ name }) => ({ value: name, text: name }))], scenario ?? '', (name) =>
        actions.choose('mock-scenario', name),
      ),
      played ? element('p', { class: 'note' }, played.does) : null,
      choice(
        'World',
        [...new Set(['main', world, ...worlds])].map((name) => ({ value: name, text: name })),
        world,
        (name) => actions.choose('mock-world', name === 'main' ? '' : name),
      ),
    ),
  ]
}

function clock({ state: { clock }, actions: { turnClock } }: Shown): Node[] {
  const { local, isTouched, speed } = clock
  const pace = speed === 0 ? 'stands still' : speed === 1 ? 'goes on' : `${speed} times as fast`
  const instant = element('input', { type: 'datetime-local', 'aria-label': 'Instant', value: local.slice(0, 16).replace(' ', 'T') })
  return [
    element('p', {}, `${local}, ${isTouched ? `set, ${pace}` : 'the machine’s'}`),
    element(
      'div',
      { class: 'row' },
      instant,
      button('Set', () => instant.value !== '' && turnClock('set', { at: instant.value })),
    ),
    element(
      'div',
      { class: 'row' },
      button('+ 1 hour', () => turnClock('advance', { duration: 'PT1H' })),
      button('+ 1 day', () => turnClock('advance', { duration: 'P1D' })),
      button('+ 1 week', () => turnClock('advance', { duration: 'P7D' })),
      isTouched ? button('Machine’s', () => turnClock('release')) : button('Freeze', () => turnClock('freeze', {})),
    ),
  ]
}

function page({ cache, rows }: Shown): Node[] {
  const cells = ({ label, value, budget, isOver }: BudgetRow) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, label),
      element('td', {}, value),
      element('td', {}, budget ?? 'none'),
      budget === null ? element('td') : element('td', { class: isOver ? 'over' : 'within' }, isOver ? 'over' : 'within'),
    )
  return [element('p', {}, cache.label), table(['', 'Measured', 'Budget', ''], rows.map(cells))]
}

function calls({ calls }: Shown): Node[] {
  if (calls.length === 0) return [element('p', {}, 'None: this page needed no call.')]
  const cells = ({ method, path, status, ms, faults }: ApiCall) =>
    element(
      'tr',
      {},
      element('td', { class: 'path' }, `${method} ${path}`),
      element('td', status === null || status >= 400 ? { class: 'over' } : {}, [status ?? 'broke off', faults].filter(Boolean).join(', ')),
      element('td', {}, `${ms.toFixed(ms < 10 ? 1 : 0)} ms`),
    )
  const all = calls.reduce((sum, { ms }) => sum + ms, 0)
  return [
    element('p', {}, `${calls.length}, ${Math.round(all)} ms one after the other`),
    element(
      'div',
      { class: 'calls', tabindex: '0', role: 'group', 'aria-label': 'Calls' },
      table(['Call', 'Status', 'Time'], calls.map(cells)),
    ),
  ]
}

function table(heads: readonly string[], rows: readonly Node[]): HTMLTableElement {
  const cells = heads.map((head) => (head === '' ? element('td') : element('th', { scope: 'col' }, head)))
  return element('table', {}, element('thead', {}, element('tr', {}, ...cells)), element('tbody', {}, ...rows))
}
