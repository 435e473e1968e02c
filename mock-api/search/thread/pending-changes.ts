import { type ChangeWatch, type Touched, WORLDS_IN_MEMORY } from '../watch-changes.ts'
import type { WorldChanges } from './messages.ts'

const NOTHING: WorldChanges = { products: [], vendors: [] }

/**
 * Changes that a search in another thread must apply before it reads a world. They travel with the search request itself, so a search after
 * a write sees it, as in one thread.
 */
export class PendingChanges {
  readonly #watch: ChangeWatch
  /** Worlds known to the search thread, least recently used first. */
  readonly #touchedIn = new Map<string, Touched>()

  constructor(watch: ChangeWatch) {
    this.#watch = watch
  }

  /** Takes the changes of a world since its last search. */
  take(world: string): WorldChanges {
    if (this.#watch.isForeignWrite()) this.#forgetAll()
    const touched = this.#touchedIn.get(world)
    this.#touchedIn.delete(world)
    this.#touchedIn.set(world, touched ?? this.#watch.begin(world))
    if (!touched) {
      this.#forgetOldest()
      return null
    }
    if (touched.products.size === 0 && touched.vendors.size === 0) return NOTHING
    const changes = { products: [...touched.products], vendors: [...touched.vendors] }
    touched.products.clear()
    touched.vendors.clear()
    return changes
  }

  #forgetOldest(): void {
    if (this.#touchedIn.size <= WORLDS_IN_MEMORY) return
    for (const oldest of this.#touchedIn.keys()) {
      this.#touchedIn.delete(oldest)
      this.#watch.end(oldest)
      return
    }
  }

  #forgetAll(): void {
    for (const world of this.#touchedIn.keys()) this.#watch.end(world)
    this.#touchedIn.clear()
  }
}
