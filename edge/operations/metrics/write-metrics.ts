import { writePoint } from '../../binding-door.ts'
import type { EdgeBindings } from '../../env.ts'
import { dataPoint } from './columns.ts'

/** Writes an event as a data point, where Analytics Engine is bound. The platform sends it after the response; it cannot fail the request. */
export function writeMetrics(env: Pick<EdgeBindings, 'METRICS'>, event: Parameters<typeof dataPoint>[0]): void {
  writePoint(env, dataPoint(event))
}
