// The browser's storage, which may be absent, full or blocked (web views, strict settings): nothing fails. Then what is of the browser is not kept, and
// what is of the tab lasts as long as the document.

/** Texts of the tab that its storage refused. */
const refused = new Map<string, string>()

/** A stored text; null: none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; null removes it. @returns whether the browser did */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * Calls back when what the browser keeps has changed: by this tab, which says so by an event on the document, by another one, or by a later page while
 * this one lay in memory. @returns the unsubscribe function
 */
export function onStored(event: string, onChange: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener(event, onChange, { signal })
  for (const change of ['storage', 'pageshow']) window.addEventListener(change, onChange, { signal })
  return () => listening.abort()
}

/** A text of this tab; null: none. */
export function readTabText(key: string): string | null {
  try {
    return refused.get(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text for this tab; null removes it. */
export function writeTabText(key: string, text: string | null): void {
  refused.delete(key)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== null) refused.set(key, text)
  }
}
