import type { EventData, EventName } from './events.ts'

/**
 * Sends an event to analytics: THE function for every event. Without consent it does nothing and loads nothing of analytics (EXT-07). Never
 * rejects: an event that cannot be sent is dropped.
 */
export async function track<Name extends EventName>(name: Name, data: EventData<Name>): Promise<void> {
  if (mayTrack()) {
    await import('./push-event.ts').then(({ pushEvent }) => pushEvent(name, data)).catch(() => undefined)
  }
}

/** Whether the visitor agreed to be counted. */
export function mayTrack(): boolean {
  return document.cookie.includes('consent=analytics')
}
