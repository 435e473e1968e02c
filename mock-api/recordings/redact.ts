// WHAT A RECORDING NEVER HOLDS: credentials and personal data. Each is replaced by a value of the same form, so that a redacted answer is still by
// the contract, and equal requests stay equal.
import { isRecord } from '../http/record.ts'

/** Field -> what stands in its place, in any body. */
const FIELDS: Readonly<Record<string, unknown>> = {
  token: 'recorded-token-0000000000000000',
  password: 'recorded-password',
  oldPassword: 'recorded-password',
  newPassword: 'recorded-password',
  email: 'recorded@patyna.test',
  firstName: 'Hanna',
  lastName: 'Nowak',
  phone: '501 234 567',
  street: 'Piotrkowska',
  building: '104',
  apartment: '7',
  zipCode: '90-926',
  company: 'Pracownia Wnętrz',
  // Of a document; a seller is no secret.
  buyer: { name: 'Hanna Nowak', address: ['Piotrkowska 104/7', '90-926 Łódź'], taxNumber: null },
  nip: '526-104-08-28',
  comment: '',
  reason: '',
  subject: 'Subject',
  promoCode: 'RECORDED',
  shareKey: '0'.repeat(32),
  paymentLink: '/platnosc-testowa/00000000-0000-4000-8000-000000000000',
  payment: '00000000-0000-4000-8000-000000000000',
  paymentId: '00000000-0000-4000-8000-000000000000',
}

/** A field that tells of which kind its object is -> further fields that are personal there alone. */
const FIELDS_BESIDE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  street: { city: 'Łódź' },
  nip: { address: 'Piotrkowska 104, 90-926 Łódź' },
  orderNumber: { id: FIELDS['paymentId'] },
  // An order list of a professional, and a personal code.
  createdAt: { name: 'List' },
  usesLeft: { code: 'RECORDED', description: 'Code' },
  // The code of a cart's discount.
  deliveriesMOV: { code: 'RECORDED' },
  // A consent's subject is a word of the contract.
  act: { subject: undefined },
  // A message to the shop. Errors have messages, too, which are of nobody.
  subject: { name: 'Hanna Nowak', message: 'Message' },
}

const EMAIL_IN_TEXT = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
/** The name of an order list that is made or renamed, or that somebody shares. */
const LIST_NAME = /^(addProList|renameProList|sharedList)$/
/** Values of a path that are personal there alone. */
const OF_PATHS: Readonly<Record<string, unknown>> = { ...FIELDS, key: FIELDS['shareKey'] }

/** A copy of a body without credentials and personal data; null and empty values stay, since they are of nobody. */
export function redacted(operationId: string, body: unknown): unknown {
  return withoutSecrets(LIST_NAME.test(operationId) ? withListName(body) : body)
}

/** A request or an answer about an order list. */
function withListName(body: unknown): unknown {
  if (!isRecord(body)) return body
  if ('name' in body) return { ...body, name: 'List' }
  return 'data' in body ? { ...body, data: withListName(body['data']) } : body
}

/** The same for values of a path. */
export function redactedPath(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(OF_PATHS[name] ?? value)]))
}

function withoutSecrets(node: unknown): unknown {
  if (typeof node === 'string') return node.replaceAll(EMAIL_IN_TEXT, String(FIELDS['email']))
  if (Array.isArray(node)) return node.map(withoutSecrets)
  if (!isRecord(node)) return node
  const beside = Object.assign({}, ...Object.keys(node).map((key) => (Object.hasOwn(FIELDS_BESIDE, key) ? FIELDS_BESIDE[key] : {})))
  const replaced: Record<string, unknown> = { ...FIELDS, ...beside }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const isOf = Object.hasOwn(replaced, key) && value !== null && value !== '' && typeof value === typeof replaced[key]
      return [key, isOf ? replaced[key] : withoutSecrets(value)]
    }),
  )
}
