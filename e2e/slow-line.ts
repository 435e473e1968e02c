import type { CDPSession } from '@playwright/test'

/** A connection of a phone. */
export interface Line {
  downloadBitsPerSecond: number
  uploadBitsPerSecond: number
  /** Added to every request, as by a round trip. */
  latencyMs: number
}

/** A mid-range mobile network. */
export const SLOW_LINE: Line = { downloadBitsPerSecond: 1_600_000, uploadBitsPerSecond: 750_000, latencyMs: 150 }

/** Makes Chromium load everything of a page over a line; null: as fast as it can. */
export async function emulateLine(protocol: CDPSession, line: Line | null): Promise<void> {
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line?.latencyMs ?? 0,
    downloadThroughput: line ? line.downloadBitsPerSecond / 8 : -1,
    uploadThroughput: line ? line.uploadBitsPerSecond / 8 : -1,
  })
}
