import type { z } from '@hono/zod-openapi'
import { isRecord } from '../http/record.ts'
import type { Refusal } from '../request-context.ts'
import { isSecret } from './mask-secrets.ts'

/** The first place where a request is not what its schema says. */
export interface Difference {
  /** header, param, query or json. */
  where: string
  /** As `deliveries.0.vendorId`; empty: the whole. */
  path: string
  expected: string
  got: string
}

/** Longest value that is shown, in characters. */
const MOST_SHOWN = 100
/** What lies deeper in a value is not shown: one of 8,000 levels would be more than JSON.stringify can walk. */
const MOST_LEVELS = 4

/** What is first wrong with a refused request. */
export function firstDifference({ target, error, data }: Refusal): Difference | null {
  const [issue] = error.issues
  if (!issue) return null
  const path = [...issue.path.map(String), ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
  const got = path.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), data)
  return { where: target, path: path.join('.'), expected: expectedBy(issue), got: path.some(isSecret) ? '•••' : shown(got) }
}

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected
    case 'unrecognized_keys':
      return 'no such field'
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' | ')
    default:
      return issue.message
  }
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(shallow(value, MOST_LEVELS))
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

function shallow(value: unknown, levels: number): unknown {
  if (!isRecord(value)) return value
  if (levels === 0) return '…'
  if (Array.isArray(value)) return value.map((each) => shallow(each, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shallow(each, levels - 1)]))
}
