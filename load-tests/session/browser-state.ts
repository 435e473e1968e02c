/** What a visitor's browser has. k6 clears cookies between sessions; this is new for each of them, too. */
export interface BrowserState {
  /** Paths of files, which never change under one name. */
  files: Set<string>
  /** ETags of pages by path: what the browser asks again, it asks with them. */
  etags: Map<string, string>
  /** Flight of pages by path, which a 304 stands for. */
  flights: Map<string, string>
  /** Steps of the visit that were made, with their files (load-files.ts). */
  steps: Set<string>
}

/** The empty cache of somebody who comes for the first time. */
export function newBrowser(): BrowserState {
  return { files: new Set(), etags: new Map(), flights: new Map(), steps: new Set() }
}
