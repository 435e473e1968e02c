import { get } from 'node:http'
import { median } from '../statistics/percentiles.ts'
import type { EdgeCase } from './edge-cases.ts'

/** Time to the first byte of a page: medians in ms, one request at a time, in turns. */
export interface FirstBytes {
  stored: number
  tailFetched: number
}

const TIMES = 200

/** Measures whether a page waits for its personalisation before its first byte. */
export async function firstBytes(cases: readonly EdgeCase[]): Promise<FirstBytes> {
  const named = (name: string) => {
    const found = cases.find((each) => each.name === name)
    if (!found) throw new Error(`There is no case "${name}"`)
    return found
  }
  const stored: number[] = []
  const tailFetched: number[] = []
  for (let time = 0; time < TIMES; time++) {
    stored.push(await firstByte(named('stored')))
    tailFetched.push(await firstByte(named('stored, tail fetched')))
  }
  return { stored: median(stored), tailFetched: median(tailFetched) }
}

async function firstByte({ origin, path, headers }: EdgeCase): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    get(origin + path, { headers }, (response) => {
      let first = 0
      response.on('data', () => (first ||= performance.now() - begun))
      response.on('end', () => resolve(first))
      response.on('error', reject)
    }).on('error', reject)
  })
}
