import { CALL_PRIORITIES, type CallPriority } from './call-priorities.ts'

/** The state of a render that several requests may wait for. */
export interface RenderContext {
  /** Of its calls: the highest of all waiting requests. */
  priority: CallPriority
  /** Of the requests that wait; '': of several, so that no network's calls count the render's (upstream-client.ts). */
  network: string
  /** Instant of the last progress (a response of the shop API, the complete Flight), ms since 1970. */
  progressAt: number
  /** Priority with which one of its calls was refused a permit (UpstreamBusy); null: none was. */
  refusedPriority: CallPriority | null
}

/** @param network of the request @default '': it is made for everybody */
export function newRenderContext(priority: CallPriority, now: number, network = ''): RenderContext {
  return { priority, network, progressAt: now, refusedPriority: null }
}

/** Adds a waiting request: the remaining calls get its priority when that is higher. */
export function joinRender(context: RenderContext, { priority, network }: Pick<RenderContext, 'priority' | 'network'>): void {
  if (network !== context.network) context.network = ''
  if (outranks(priority, context.priority)) context.priority = priority
}

/** Whether calls of one priority may get a permit when those of the other get none. */
export function outranks(one: CallPriority, other: CallPriority): boolean {
  return CALL_PRIORITIES[one] > CALL_PRIORITIES[other]
}
