import type { z } from '@hono/zod-openapi'
import { html } from 'hono/html'
import type { ShopProduct } from '../contract/shop.ts'
import type { Html } from '../../http/html-table.ts'
import { button, field, form } from './html-parts.ts'

const STATUSES = ['PUBLISHED', 'DRAFT', 'UNPUBLISHED'] as const

/** The cells of a product: its state and the forms that change it and its vendor. */
export function productRow({ world, query }: { world: string; query: string }, product: z.output<typeof ShopProduct>): (Html | string)[] {
  const { id, name, status, stock, regularPrice, promo, priceNow, vendor, isChanged } = product
  // Keeps the query after the change.
  const fields = { id: String(id), q: query }
  const ofVendor = { id: String(vendor.id), q: query }
  const change = html`${field('Price', 'regularPrice', { value: String(regularPrice), size: 7 })}
    ${field('Promo', 'promoPrice', { size: 7 })} ${field('until', 'promoEndsAt', { size: 16, hint: '2022-03-20T00:00' })}
    ${field('Stock', 'stock', { value: String(stock), size: 4 })}
    <label>
      Status
      <select name="status">
        ${STATUSES.map((each) => html`<option ${each === status ? 'selected' : ''}>${each}</option>`)}
      </select>
    </label>
    <button>Change</button>`
  const holiday = html`${field('On holiday until', 'vacationUntil', { type: 'date', value: vendor.vacationUntil ?? '' })}
    <button>Change</button>`
  return [
    `${id} ${name}${isChanged ? ' (changed)' : ''}`,
    `${priceNow} zł${promo ? ` (promo ${promo.price} until ${promo.endsAt ?? 'it is ended'})` : ''}, ${stock} in stock, ${status}`,
    html`${form(world, 'changeProduct', { fields, content: change })}
    ${button(world, 'changeProduct', { label: 'Sell out', fields: { ...fields, stock: '0' } })}
    ${promo ? button(world, 'endPromo', { label: 'End promo', fields }) : ''}`,
    html`${vendor.id} ${vendor.name}${vendor.isSuspended ? ' (suspended)' : ''}
    ${button(world, 'suspendVendor', {
      label: vendor.isSuspended ? 'Let back' : 'Suspend',
      fields: { ...ofVendor, isSuspended: String(!vendor.isSuspended) },
    })}
    ${form(world, 'vendorHoliday', { fields: ofVendor, content: holiday })}`,
  ]
}
