import { isRecord } from '../http/record.ts'
import type { Operation } from '../openapi/document.ts'

/** A value in the path, the query or a header. */
interface Parameter {
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
