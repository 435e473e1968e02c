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
  return `curl -H 'langId: pl' '${origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}'${send}`
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
