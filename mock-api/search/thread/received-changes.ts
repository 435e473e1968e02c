import type { ChangeWatch, Touched } from '../watch-changes.ts'

/** Applies change messages from another thread; this thread's own connection writes nothing. */
export class ReceivedChanges implements ChangeWatch {
  readonly #touchedIn = new Map<string, Touched>()

  receive(world: string, { products, vendors }: { products: readonly number[]; vendors: readonly number[] }): void {
    const touched = this.#touchedIn.get(world)
    // A world that is not kept is read whole at its next search.
    if (!touched) return
    for (const id of products) touched.products.add(id)
    for (const id of vendors) touched.vendors.add(id)
  }

  /** The sender checks for writes by other processes and has the worlds re-read. */
  isForeignWrite(): boolean {
    return false
  }

  begin(world: string): Touched {
    const touched = { products: new Set<number>(), vendors: new Set<number>() }
    this.#touchedIn.set(world, touched)
    return touched
  }

  end(world: string): void {
    this.#touchedIn.delete(world)
  }
}
