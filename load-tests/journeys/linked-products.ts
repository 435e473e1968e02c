/** Paths of the products that a listing links to, as the shop writes them: a slug and an id, each once, from the top. */
export function linkedProducts(html: string): string[] {
  const links = [...html.matchAll(/<article[\s\S]*?<a[^>]* href="(\/[^"?#]*-\d+)"/g)].map(([, path = '']) => path)
  return [...new Set(links)]
}
