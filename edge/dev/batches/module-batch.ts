import type { DevEnvironment } from 'vite'

type FetchModule = DevEnvironment['fetchModule']
export type FetchResult = Awaited<ReturnType<FetchModule>>
export type FetchOptions = NonNullable<Parameters<FetchModule>[2]>

/** The message to the worker that a file has changed. Vite's own are not sent for a file that cannot be read. */
export const CHANGED = 'storefront:changed'

/** What a request for a module of the worker says when its answer may be a batch. */
export interface BatchOptions extends FetchOptions {
  isBatch?: true
}

/** A module, and those that it imports, directly or not, by URL, as far as they have not been sent before. */
export interface ModuleBatch {
  module: FetchResult
  imports: Readonly<Record<string, FetchResult>>
}
