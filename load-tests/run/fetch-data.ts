import { z } from 'zod'

const Envelope = z.object({ data: z.unknown() })

/** The `data` of a response of the mock. @throws Error if it did not respond with 200 */
export async function fetchData<Data>(url: string, init: RequestInit): Promise<Data> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} responded ${response.status}`)
  // The mock validates its own responses against the contract in its tests.
  return Envelope.parse(await response.json()).data as Data
}
