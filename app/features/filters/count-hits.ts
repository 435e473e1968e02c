import { type SearchScope, toSearchBody } from '../../domain/search/search-body.ts'
import type { Language } from '../../domain/language.ts'
import { CALL_DEADLINES_MS } from '../../shop-api/browser/call-deadline.ts'
import { filtersOfForm } from './form-filters.ts'

interface CountOptions {
  scope: SearchScope
  language: Language
  signal: AbortSignal
}

/** Hits of a filter form in its present state, requested through the gateway; null if the request fails. */
export async function countHits(form: HTMLFormElement, { scope, language, signal }: CountOptions): Promise<number | null> {
  try {
    const result = await fetch('/shop/search/products?page=1&per_page=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', langId: language },
      body: JSON.stringify(toSearchBody(filtersOfForm(form), scope)),
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_DEADLINES_MS.read)]),
    })
    return result.ok ? totalIn(await result.json()) : null
  } catch {
    return null
  }
}

/** `data.pagination.total` of a search's response. */
function totalIn(result: unknown): number | null {
  const total = field(field(field(result, 'data'), 'pagination'), 'total')
  return typeof total === 'number' ? total : null
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined
}
