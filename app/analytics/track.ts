import type { EventData, EventName } from './events.ts'

/**
 * Tells analytics what was done: THE function for every event. Without the visitor's consent it does nothing, and nothing of analytics is
 * even loaded (EXT-07). Never rejects: what cannot be counted is not counted.
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
