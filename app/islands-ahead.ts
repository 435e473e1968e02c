/** Fetches the islands of products, where most steps lead, before the page that names them. Rejects when their file is missing. */
export async function loadIslandsAhead(): Promise<void> {
  await import('./pages/product/purchase.client.tsx')
}
