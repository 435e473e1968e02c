import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** The HTML of a page with all that it streams. @param onError gets what its parts throw */
export async function streamed(page: ReactNode, onError: (error: unknown) => void = () => undefined): Promise<string> {
  const { prelude } = await prerender(page, { onError })
  return new Response(prelude as unknown as ReadableStream).text()
}
