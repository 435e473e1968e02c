import { CONTRACT_ROUTES, type ContractRoute } from '#app/shop-api/contract/calls.ts'
import { isRecord } from '../http/record.ts'

const BY_ID: ReadonlyMap<string, ContractRoute> = new Map(CONTRACT_ROUTES.map((route) => [route.operationId, route]))

/** A route of the contract. @throws Error for an unknown operationId */
export function contractRoute(operationId: string): ContractRoute {
  const route = BY_ID.get(operationId)
  if (!route) throw new Error(`The contract has no call ${operationId}`)
  return route
}

/** The statuses that the contract documents for a call. */
export function documentedStatuses(operationId: string): readonly number[] {
  return Object.keys(contractRoute(operationId).responses).map(Number)
}

/** The zod schema of a call's JSON body under a status; undefined: the status or its body is not documented. */
export function responseSchema(operationId: string, status: number): unknown {
  const response: unknown = contractRoute(operationId).responses[status]
  const content = isRecord(response) ? response['content'] : undefined
  const json = isRecord(content) ? content['application/json'] : undefined
  return isRecord(json) ? json['schema'] : undefined
}
