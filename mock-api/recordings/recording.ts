import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { pathValues } from '#app/shop-api/contract/path-values.ts'
import type { ContractCall } from '../http/operations.ts'
import { isRecord } from '../http/record.ts'
import { redacted, redactedPath } from './redact.ts'

/** A request as recordings know it: without credentials, and with nothing that differs from visitor to visitor. */
const RecordedRequest = z.strictObject({
  operationId: z.string(),
  path: z.record(z.string(), z.string()),
  query: z.record(z.string(), z.string()),
  langId: z.string(),
  visitor: z.enum(['client', 'guest', 'nobody']),
  /** Null: none. */
  body: z.unknown(),
})
type RecordedRequest = z.infer<typeof RecordedRequest>

/** A line of a recording: a request and its redacted answer. */
export const RecordedCall = z.strictObject({
  request: RecordedRequest,
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  json: z.unknown(),
})
export type RecordedCall = z.infer<typeof RecordedCall>

/** What a recording knows of a request. @param json of its body, undefined without */
export function recordedRequest(operation: ContractCall, request: Request, json: unknown): RecordedRequest {
  const { pathname, searchParams } = new URL(request.url)
  const { headers } = request
  return {
    operationId: operation.operationId,
    path: redactedPath(pathValues(operation.path, pathname) ?? {}),
    query: Object.fromEntries(searchParams),
    langId: headers.get('langid') ?? 'pl',
    visitor: headers.has('authorization') ? 'client' : headers.has('guestid') ? 'guest' : 'nobody',
    body: redacted(operation.operationId, json) ?? null,
  }
}

/** Equal for equal requests, whatever the order of their fields. */
export function keyOf(request: RecordedRequest): string {
  return JSON.stringify(sorted(request))
}

/** Reads a recording. @throws Error with the line that is none */
export function readRecording(file: string): RecordedCall[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const call = RecordedCall.safeParse(parsed(line))
    if (!call.success) throw new Error(`${file}, line ${at + 1}, is no recorded call.`)
    return [call.data]
  })
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function sorted(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(sorted)
  if (!isRecord(node)) return node
  return Object.fromEntries(
    Object.keys(node)
      .toSorted()
      .map((key) => [key, sorted(node[key])]),
  )
}
