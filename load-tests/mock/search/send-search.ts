import { PER_PAGE, type Query } from './against/side-messages.ts'

/** One search through a mock API, to the last byte. @throws Error when it is refused */
export async function sendSearch(origin: string, { body, page }: Query): Promise<void> {
  const response = await fetch(`${origin}/shop/search/products?page=${page}&per_page=${PER_PAGE}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`Search answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}
