// THE MEMORY OF AN ISOLATE, in MB. The platform ends an isolate whose JavaScript objects and buffers together take more than 128 MB
// (https://developers.cloudflare.com/workers/platform/limits/#memory); workerd has no such limit of its own.

/** Of objects and buffers together. */
export const ISOLATE_MB = 128

/**
 * Of objects alone, which V8 can be told (`--max-heap-size`): it ends the process beyond. Buffers lie outside V8's heap, and half of an isolate's
 * memory is for those of cached pages (store/page-store.ts), so the other half is what objects have.
 */
export const OBJECTS_MB = 64
