import type { ChangeWatch, Touched } from '../watch-changes.ts'

/** Hears of writes by being told of them, in a thread whose connection makes none. */
export class ReceivedChanges implements ChangeWatch {
  readonly #touchedIn = new Map<string, Touched>()

  receive(world: string, { products, vendors }: { products: readonly number[]; vendors: readonly number[] }): void {
    const touched = this.#touchedIn.get(world)
    // A world that is not kept is read whole when it is asked about.
    if (!touched) return
    for (const id of products) touched.products.add(id)
    for (const id of vendors) touched.vendors.add(id)
  }

  /** Who tells looks for those, and has the worlds read anew. */
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
