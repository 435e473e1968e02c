import { KINDS, type Kind } from '../../e2e/promises/promises.ts'
import type { Promised } from '../../e2e/promises/promise.ts'
import { requestKind, type RequestName } from './request-names.ts'

/** Kinds of the requests whose name is not that of their kind. */
const OTHERS: Readonly<Partial<Record<RequestName, Kind>>> = {
  'filtered listing': 'listing',
  'deep page': 'search results',
  'login page': 'login',
  'account page': 'account',
  'withdrawal page': 'withdrawal',
}

/** What the storefront promises of a request. */
export function promiseOf(name: RequestName, path: string): Promised {
  if (path.startsWith('/_rsc/')) return KINDS[path.includes('/~') ? 'panel' : name === 'cart page' ? 'private flight' : 'flight']
  if (requestKind(name) === 'call') return KINDS.call
  const kind = OTHERS[name] ?? name
  if (!isKind(kind)) throw new Error(`Nothing is promised of ${name} (e2e/promises/promises.ts).`)
  return KINDS[kind]
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(KINDS, name)
}
