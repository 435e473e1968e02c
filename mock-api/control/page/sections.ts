// The sections of the page, in order. A section = a row: its content comes from calls of the control API.
import { html } from 'hono/html'
import { showClock } from '../contract/clock.ts'
import { checkInvariants, findProducts, listCarts, listOrders } from '../contract/shop.ts'
import { listMails, listPersonas } from '../contract/visitors.ts'
import { listSnapshots, listWorlds } from '../contract/worlds.ts'
import { type Html, htmlTable } from '../../http/html-table.ts'
import type { ControlApp } from '../control-inputs.ts'
import { type PageRequest, requestJson } from './request-json.ts'
import { faultsSection, scenariosSection } from './fault-sections.ts'
import { callsSection } from './calls-section.ts'
import { button, field, form } from './html-parts.ts'
import { productRow } from './product-row.ts'

/** Subject of the page. */
export interface PageView {
  app: ControlApp
  request: PageRequest
  world: string
  /** Search query for products. */
  query: string
}

export interface PageSection {
  id: string
  title: string
  render: (view: PageView) => Promise<Html>
}

export const SECTIONS: readonly PageSection[] = [
  { id: 'clock', title: 'Clock', render: clockSection },
  { id: 'worlds', title: 'Worlds', render: worldsSection },
  { id: 'snapshots', title: 'Snapshots', render: snapshotsSection },
  { id: 'personas', title: 'Personas', render: personasSection },
  { id: 'faults', title: 'Faults and answers', render: faultsSection },
  { id: 'scenarios', title: 'Scenarios', render: scenariosSection },
  { id: 'mails', title: 'Mails', render: mailsSection },
  { id: 'invariants', title: 'Invariants', render: invariantsSection },
  { id: 'products', title: 'Products and vendors', render: productsSection },
  { id: 'orders', title: 'Orders', render: ordersSection },
  { id: 'carts', title: 'Carts', render: cartsSection },
  { id: 'calls', title: 'Calls', render: callsSection },
]

async function clockSection({ request, world }: PageView) {
  const { data } = await requestJson(request, showClock, `/__mock/clock?world=${world}`)
  const at = data.local.replace(' ', 'T')
  const goes = data.isTouched ? (data.speed === 0 ? 'frozen' : `${data.speed} times as fast as time`) : 'as the machine does'
  const advance = (label: string, duration: string) => button(world, 'advanceClock', { label, fields: { duration } })
  return html`<p><strong>${data.local}</strong> in Warsaw (<code>${data.now}</code>), ${goes}</p>
    <div class="actions">
      ${button(world, 'freezeClock', { label: 'Freeze' })} ${button(world, 'speedClock', { label: 'Let go', fields: { speed: '1' } })}
      ${button(world, 'releaseClock', { label: "The machine's time" })} ${advance('+ 1 h', 'PT1H')} ${advance('+ 1 day', 'P1D')}
      ${advance('+ 72 h', 'PT72H')} ${advance('+ 30 days', 'P30D')}
      ${form(world, 'setClock', { content: html`${field('Instant', 'at', { value: at, size: 24 })} <button>Set</button>` })}
      ${form(world, 'advanceClock', { content: html`${field('Duration', 'duration', { hint: 'P1DT2H' })} <button>Advance</button>` })}
      ${form(world, 'speedClock', { content: html`${field('Speed', 'speed', { type: 'number', hint: '60' })} <button>Set</button>` })}
    </div>`
}

async function worldsSection({ request, world }: PageView) {
  const { data } = await requestJson(request, listWorlds, `/__mock/worlds`)
  const rows = data.items.map(({ name, now, speed, usedAt, collectableFrom, snapshots }) => [
    html`<a href="/__mock/?world=${name}">${name}</a>`,
    `${now}${speed === 0 ? ' (frozen)' : ''}`,
    usedAt,
    collectableFrom ?? 'never',
    snapshots.length,
    button(world, 'deleteWorld', { label: 'Delete', fields: { name } }),
  ])
  const content = html`${field('Name', 'name')} ${field('Copy of', 'copyOf', { hint: 'nothing: the seed' })} <button>Make</button>`
  return html`${htmlTable(['World', 'Its clock', 'Used (machine time)', 'Forgotten after', 'Snapshots', ''], rows)}
    <div class="actions">${form(world, 'createWorld', { content })} ${button(world, 'resetWorld', { label: `Reset ${world}` })}</div>`
}

async function snapshotsSection({ request, world }: PageView) {
  const { data } = await requestJson(request, listSnapshots, `/__mock/snapshots?world=${world}`)
  const rows = data.items.map(({ name, takenAt, now }) => [
    name,
    now,
    takenAt,
    button(world, 'restoreSnapshot', { label: 'Restore', fields: { name } }),
    button(world, 'deleteSnapshot', { label: 'Delete', fields: { name } }),
  ])
  return html`${htmlTable(['Snapshot', 'Clock', 'Taken (machine time)', '', ''], rows)}
    <div class="actions">${form(world, 'takeSnapshot', { content: html`${field('Name', 'name')} <button>Take</button>` })}</div>`
}

async function personasSection({ request, world }: PageView) {
  const { data } = await requestJson(request, listPersonas, `/__mock/personas?world=${world}`)
  const rows = data.items.map(({ name, email, isUserPro, isVendor, isAdmin, hasPassword }) => [
    name,
    email ?? '',
    [isUserPro && 'pro', isVendor && 'vendor', isAdmin && 'admin', email !== null && !hasPassword && 'no password']
      .filter(Boolean)
      .join(', '),
    button(world, 'logInAs', { label: 'Log in', fields: { as: name } }),
  ])
  return htmlTable(['Persona', 'E-mail', 'Is', ''], rows)
}

async function mailsSection({ request, world }: PageView) {
  const { data } = await requestJson(request, listMails, `/__mock/mails?world=${world}`)
  const rows = data.items.map(({ id, sentAt, recipient, subject }) => [
    subject,
    recipient,
    sentAt,
    html`<a href="/__mock/mails/${id}/html?world=${world}">HTML</a> <a href="/__mock/mails/${id}/text?world=${world}">text</a>`,
  ])
  return htmlTable(['Mail', 'To', 'Sent', ''], rows)
}

async function invariantsSection({ request, world }: PageView) {
  const { data } = await requestJson(request, checkInvariants, `/__mock/invariants?world=${world}`)
  const rows = data.items.map(({ name, title, ok, checked, violations }) => [
    name,
    title,
    ok ? `holds (${checked})` : html`<strong>broken</strong>`,
    html`${violations.map(({ where, expected, actual }) => html`<p>${where}: ${expected}, but ${actual}</p>`)}`,
  ])
  return htmlTable(['Rule', 'What holds', '', 'What does not'], rows)
}

async function productsSection(view: PageView) {
  const { request, world, query } = view
  const { data } = await requestJson(request, findProducts, `/__mock/products?world=${world}&q=${encodeURIComponent(query)}`)
  return html`<form method="get" action="/__mock/#products">
      <input type="hidden" name="world" value="${world}" />${field('Id or part of the name', 'q', { value: query })} <button>Find</button>
    </form>
    ${query === '' ? html`<p>What was changed in this world:</p>` : ''}
    ${htmlTable(
      ['Product', 'Now', 'Change', 'Vendor'],
      data.items.map((product) => productRow(view, product)),
    )}`
}

async function ordersSection({ request, world }: PageView) {
  const { data } = await requestJson(request, listOrders, `/__mock/orders?world=${world}`)
  const rows = data.items.map(({ number, owner, status, totalCost, currencyId, createdAt, expiresAt, lines }) => [
    number,
    status,
    `${totalCost} ${currencyId}`,
    owner,
    createdAt,
    expiresAt,
    lines.map(({ quantity, productId }) => `${quantity} × ${productId}`).join(', '),
  ])
  return htmlTable(['Order', 'Status', 'Total', 'Whose', 'Ordered', 'Paid until', 'Products'], rows)
}

async function cartsSection({ request, world }: PageView) {
  const { data } = await requestJson(request, listCarts, `/__mock/carts?world=${world}`)
  const rows = data.items.map(({ id, owner, changedAt, lines }) => [
    id,
    owner,
    changedAt,
    lines.map(({ quantity, productId }) => `${quantity} × ${productId}`).join(', '),
  ])
  return htmlTable(['Cart', 'Whose', 'Changed', 'Products'], rows)
}
