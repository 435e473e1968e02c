// Actions of the page's forms. A form = a row: its field `do` names the row, which describes the call.

/** The fields of a form; empty ones are omitted. */
export type Fields = Record<string, string>

export interface FormAction {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: (fields: Fields) => string
  /** @default no body */
  body?: (fields: Fields) => object
  /** Id of the section to return to. */
  section: string
  /** Whether the page shows the response. @default false */
  showsResponse?: boolean
}

const segment = (text = '') => encodeURIComponent(text)
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))

export const FORM_ACTIONS: Record<string, FormAction> = {
  freezeClock: { section: 'clock', method: 'POST', path: () => '/__mock/clock/freeze', body: ({ at }) => ({ at }) },
  setClock: { section: 'clock', method: 'POST', path: () => '/__mock/clock/set', body: ({ at }) => ({ at }) },
  advanceClock: { section: 'clock', method: 'POST', path: () => '/__mock/clock/advance', body: ({ duration }) => ({ duration }) },
  speedClock: { section: 'clock', method: 'POST', path: () => '/__mock/clock/speed', body: ({ speed }) => ({ speed: number(speed) }) },
  releaseClock: { section: 'clock', method: 'POST', path: () => '/__mock/clock/release' },
  createWorld: { section: 'worlds', method: 'POST', path: () => '/__mock/worlds', body: ({ name, copyOf }) => ({ name, copyOf }) },
  deleteWorld: { section: 'worlds', method: 'DELETE', path: ({ name }) => `/__mock/worlds/${segment(name)}` },
  resetWorld: { section: 'worlds', method: 'POST', path: () => '/__mock/reset' },
  takeSnapshot: { section: 'snapshots', method: 'POST', path: () => '/__mock/snapshots', body: ({ name }) => ({ name }) },
  restoreSnapshot: { section: 'snapshots', method: 'POST', path: ({ name }) => `/__mock/snapshots/${segment(name)}/restore` },
  deleteSnapshot: { section: 'snapshots', method: 'DELETE', path: ({ name }) => `/__mock/snapshots/${segment(name)}` },
  logInAs: { section: 'personas', method: 'POST', path: () => '/__mock/login', body: ({ as }) => ({ as }), showsResponse: true },
  addFault: {
    section: 'faults',
    method: 'POST',
    path: () => '/__mock/faults',
    body: (fields) => ({ ...ruleOf(fields), kind: fields['kind'], arg: fields['arg'] }),
  },
  addAnswer: { section: 'faults', method: 'POST', path: () => '/__mock/faults', body: answerBody },
  removeFault: { section: 'faults', method: 'DELETE', path: ({ id }) => `/__mock/faults/${segment(id)}` },
  clearFaults: { section: 'faults', method: 'DELETE', path: () => '/__mock/faults' },
  playScenario: { section: 'scenarios', method: 'POST', path: () => '/__mock/scenarios', body: ({ name }) => ({ name }) },
  stopScenario: { section: 'scenarios', method: 'POST', path: () => '/__mock/scenarios', body: () => ({ name: null }) },
  changeProduct: { section: 'products', method: 'PATCH', path: ({ id }) => `/__mock/products/${segment(id)}`, body: productBody },
  endPromo: { section: 'products', method: 'PATCH', path: ({ id }) => `/__mock/products/${segment(id)}`, body: () => ({ promo: null }) },
  suspendVendor: {
    section: 'products',
    method: 'PATCH',
    path: ({ id }) => `/__mock/vendors/${segment(id)}`,
    body: ({ isSuspended }) => ({ isSuspended: isSuspended === 'true' }),
  },
  vendorHoliday: {
    section: 'products',
    method: 'PATCH',
    path: ({ id }) => `/__mock/vendors/${segment(id)}`,
    body: ({ vacationUntil = null }) => ({ vacationUntil }),
  },
}

function ruleOf({ route, id, persona, place, value, after, first, percent }: Fields): object {
  const body = place === undefined ? undefined : { [place]: json(value) }
  const when = id === undefined && persona === undefined && body === undefined ? undefined : { id, persona, body }
  return { route, when, after: number(after), first: number(first), percent: number(percent) }
}

function answerBody({ status, headers, json: body, ...fields }: Fields): object {
  const answer = { status: number(status), headers: headers === undefined ? undefined : json(headers), json: json(body) }
  return { ...ruleOf(fields), kind: 'answer', answer }
}

/** A JSON value; text that is no JSON is the text itself, as people type names. */
function json(text: string | undefined): unknown {
  try {
    return text === undefined ? null : JSON.parse(text)
  } catch {
    return text
  }
}

function productBody({ regularPrice, promoPrice, promoEndsAt, stock, status }: Fields): object {
  const promo = promoPrice === undefined ? undefined : { price: number(promoPrice), endsAt: promoEndsAt }
  return { regularPrice: number(regularPrice), promo, stock: number(stock), status }
}
