import { isRecord } from '../http/record.ts'
import { jsonOf, type Operation } from './document.ts'
import { exampleOf, type Schemas } from './example.ts'

/** A command that asks for an operation with its example values. */
export function curlLine(operation: Operation, schemas: Schemas, origin: string): string {
  const parameters = parametersOf(operation)
  const sample = ({ schema }: Parameter) => encodeURIComponent(String(exampleOf(schema, schemas)))
  const path = parameters.reduce((path, each) => path.replace(`{${each.name}}`, sample(each)), operation.path)
  const query = parameters.filter(({ place }) => place === 'query').map((each) => `${each.name}=${sample(each)}`)
  const body = jsonOf(operation.value['requestBody'])
  const send = body ? ` \\\n  -H 'content-type: application/json' -d '${JSON.stringify(body['example'])}'` : ''
  const method = operation.method === (body ? 'post' : 'get') ? '' : ` -X ${operation.method.toUpperCase()}`
  const login = needsLogin(operation) ? ` -H 'authorization: Bearer …'` : ''
  return `curl${method} -H 'langId: pl'${login} '${origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}'${send}`
}

/** Whether the document says that an operation answers only to a token. */
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
