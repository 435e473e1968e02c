import type { EventData, EventName } from './events.ts'

/**
 * Tells analytics what was done: THE function for every event. Without the visitor's consent it does nothing, and nothing of analytics is
 * even loaded (EXT-07). Never rejects: what cannot be counted is not counted.
 */
export async function track<Name extends EventName>(name: Name, data: EventData<Name>): Promise<void> {
  if (document.cookie.includes('consent=analytics')) {
    await import('./push-event.ts').then(({ pushEvent }) => pushEvent(name, data)).catch(() => undefined)
  }
}
