import type { Db } from '#db/open.ts'

const ONE_OF_IDS = 'product_id IN (SELECT value FROM json_each(@ids))'

/** What differs from the catalog in a world, by id only: whatever is not among it is as the catalog has it. */
export function changedInWorld({ $client: sqlite }: Db) {
  const products = sqlite
    .prepare<{ world: string; ids: string }, number>(
      `SELECT product_id FROM product_change WHERE world = @world AND ${ONE_OF_IDS}
       UNION ALL SELECT product_id FROM price_change WHERE world = @world AND ${ONE_OF_IDS}
       UNION ALL SELECT id FROM catalog_edit WHERE world = @world AND kind = 'product' AND id IN (SELECT value FROM json_each(@ids))`,
    )
    .pluck()
  const vendors = sqlite
    .prepare<{ world: string }, number>(`SELECT vendor_id FROM vendor_change WHERE world = @world
       UNION ALL SELECT id FROM catalog_edit WHERE world = @world AND kind = 'vendor'`)
    .pluck()
  const anything = sqlite
    .prepare<{ world: string }, 0 | 1>(
      `SELECT EXISTS (SELECT 1 FROM product_change WHERE world = @world) OR EXISTS (SELECT 1 FROM price_change WHERE world = @world)
       OR EXISTS (SELECT 1 FROM vendor_change WHERE world = @world) OR EXISTS (SELECT 1 FROM catalog_edit WHERE world = @world)`,
    )
    .pluck()
  const members = sqlite.prepare<{ ids: string }, { id: number; groupId: number }>(
    'SELECT id, variant_group_id AS groupId FROM product WHERE variant_group_id IN (SELECT value FROM json_each(@ids))',
  )

  return {
    /** Whether a world has any change; a quick check, since most have none. */
    isAnything: (world: string): boolean => anything.get({ world }) === 1,
    /** Those of the products whose state or prices a world has changed. */
    products: (world: string, ids: readonly number[]): Set<number> => new Set(products.all({ world, ids: JSON.stringify(ids) })),
    /** All vendors that a world has changed. */
    vendors: (world: string): Set<number> => new Set(vendors.all({ world })),
    /** Ids of all products of variant groups, drafts too, by group: what a world does to one may show at another. */
    membersOf(groupIds: readonly number[]): Map<number, number[]> {
      if (groupIds.length === 0) return new Map()
      const rows = Map.groupBy(members.all({ ids: JSON.stringify(groupIds) }), (row) => row.groupId)
      return new Map([...rows].map(([groupId, of]) => [groupId, of.map(({ id }) => id)]))
    },
  }
}
