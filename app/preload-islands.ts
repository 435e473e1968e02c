/** Preloads the islands of product pages, the most frequent next step, before such a page is requested. Rejects when the file cannot be loaded. */
export async function preloadIslands(): Promise<void> {
  await import('./pages/product/purchase.client.tsx')
}
