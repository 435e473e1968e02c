import { isRecord } from '../http/record.ts'
import { jsonOf, type Operation } from './document.ts'
import { exampleOf, type Schemas } from './example.ts'

interface CurlInputs {
  operation: Operation
  schemas: Schemas
  origin: string
}

/** A curl command for a POSIX shell, with the document's examples. */
export function curlLine({ operation, schemas, origin }: CurlInputs): string {
  const parameters = parametersOf(operation)
  const sample = ({ schema }: Parameter) => encodeURIComponent(String(exampleOf(schema, schemas)))
  const path = parameters.reduce((path, each) => path.replace(`{${each.name}}`, sample(each)), operation.path)
  const query = parameters.filter(({ place }) => place === 'query').map((each) => `${each.name}=${sample(each)}`)
  const example = jsonOf(operation.value['requestBody'])?.['example']
  const body = isRecord(example) ? JSON.stringify(example) : null
  const send = body === null ? '' : ` \\\n  -H 'content-type: application/json' -d ${quoted(body)}`
  const method = operation.method === (body === null ? 'get' : 'post') ? '' : ` -X ${operation.method.toUpperCase()}`
  const headers = Object.entries({ langId: 'pl', ...(needsLogin(operation) && { authorization: 'Bearer …' }) })
  const said = headers.map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`).join('')
  return `curl${method}${said} ${quoted(`${origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`)}${send}`
}

/** Quotes a shell word (POSIX.1-2024, Shell Command Language §2.2.2). */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** Whether the document requires a token for the operation. */
function needsLogin({ value }: Operation): boolean {
  const security = value['security']
  return Array.isArray(security) && !security.some((each) => isRecord(each) && Object.keys(each).length === 0)
}

/** A value in the path, the query or a header. */
export interface Parameter {
  name: string
  place: string
  isRequired: boolean
  schema: Record<string, unknown>
}

/** The parameters of an operation, in the order of the document. */
export function parametersOf({ value }: Operation): Parameter[] {
  const parameters = Array.isArray(value['parameters']) ? value['parameters'].filter(isRecord) : []
  return parameters.map((each) => ({
    name: String(each['name']),
    place: String(each['in']),
    isRequired: each['required'] === true,
    schema: isRecord(each['schema']) ? each['schema'] : {},
  }))
}
