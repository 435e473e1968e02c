import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { pathValues } from '#app/shop-api/contract/path-values.ts'
import { callOf } from '../http/operations.ts'
import { isRecord } from '../http/record.ts'
import { valueOfJson } from '../http/value-of-json.ts'
import { redacted, redactedPath } from './redact.ts'

/** A line of a recording: a request without credentials or anything that differs from visitor to visitor, and its redacted answer. */
const RecordedCall = z.strictObject({
  /** Equal for equal requests. */
  request: z.string(),
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  json: z.unknown(),
})
export type RecordedCall = z.infer<typeof RecordedCall>

/**
 * What a recording knows of a request: its call, values, language and kind of visitor, as one text.
 * @returns with the operationId; null for what is no call of the contract
 */
export async function recordedRequest(request: Request): Promise<{ operationId: string; key: string } | null> {
  const { pathname, searchParams } = new URL(request.url)
  const call = callOf(CONTRACT_CALLS, request.method, pathname)
  if (!call) return null
  const { headers } = request
  const key = {
    operationId: call.operationId,
    path: redactedPath(pathValues(call.path, pathname) ?? {}),
    query: redactedPath(Object.fromEntries(searchParams)),
    langId: headers.get('langid') ?? 'pl',
    visitor: headers.has('authorization') ? 'client' : headers.has('guestid') ? 'guest' : 'nobody',
    body: redacted(call.operationId, valueOfJson(await request.clone().text())) ?? null,
  }
  return { operationId: call.operationId, key: JSON.stringify(sorted(key)) }
}

/** Reads a recording. @throws Error with a sentence: there is none, or a line of it is no call */
export function readRecording(file: string): RecordedCall[] {
  if (!existsSync(file)) throw new Error(`There is no recording ${file}. Make one with --proxy, or name another.`)
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return []
      const call = RecordedCall.safeParse(valueOfJson(line))
      if (!call.success) throw new Error(`${file}, line ${at + 1}, is no recorded call.`)
      return [call.data]
    })
}

function sorted(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(sorted)
  if (!isRecord(node)) return node
  const keys = Object.keys(node).toSorted()
  return Object.fromEntries(keys.map((key) => [key, sorted(node[key])]))
}
