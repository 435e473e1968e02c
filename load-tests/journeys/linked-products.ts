/** Paths of the products that a listing links to (a slug and an id), without duplicates, from the top. */
export function linkedProducts(html: string): string[] {
  const links = [...html.matchAll(/<article[\s\S]*?<a[^>]* href="(\/[^"?#]*-\d+)"/g)].map(([, path = '']) => path)
  return [...new Set(links)]
}
