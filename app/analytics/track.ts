import type { EventData, EventName } from './events.ts'
import { mayTrack } from './may-track.ts'

/**
 * Tracks an analytics event: THE function for every event. Without consent it does nothing and loads no analytics code (EXT-07). Never
 * rejects: an event that cannot be pushed is dropped.
 */
export async function track<Name extends EventName>(name: Name, data: EventData<Name>): Promise<void> {
  if (mayTrack()) {
    await import('./push-event.ts').then(({ pushEvent }) => pushEvent(name, data)).catch(() => undefined)
  }
}
