// k6 script of `npm run load`: main.ts from the plan of the runner, and k6's summary in a file, for the verdict. k6 alone prints its own summary.
import type { Plan } from './plan.ts'

export { options, session, setup } from './main.ts'

const { summaryFile }: Plan = JSON.parse(open(__ENV['PLAN'] ?? ''))

export function handleSummary(summary: unknown): Record<string, string> {
  return { [summaryFile]: JSON.stringify(summary) }
}
