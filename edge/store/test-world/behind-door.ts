import { sharedCache, sharedKv, type SharedNames, type SharedStore } from '../../binding-door.ts'
import type { KeyValueStore } from '../../env.ts'

/** A KV namespace as its tier has it. */
export function kvBehindDoor(PAGE_STORE: KeyValueStore): SharedNames {
  const store = sharedKv({ PAGE_STORE })
  if (!store) throw new Error('KV is bound')
  return store
}

/** A Cache API as its tier has it. */
export function cacheBehindDoor(cache: object): SharedStore {
  Object.assign(globalThis, { caches: { default: cache } })
  return sharedCache({ PUBLIC_ORIGIN: 'https://shop.test' })
}
