// A dataset of Analytics Engine for raw workerd, which has none. It drops the points; what the platform would refuse is on the log.
// https://developers.cloudflare.com/analytics/analytics-engine/limits/

const MOST = { indexes: 1, indexBytes: 96, blobs: 20, blobBytes: 16_384, doubles: 20 }

/** @param {string} text */
const bytesOf = (text) => new TextEncoder().encode(text).length

export default function datasetBinding() {
  return {
    /** @param {{ indexes: string[], blobs: string[], doubles: number[] }} point */
    writeDataPoint({ indexes, blobs, doubles }) {
      const isTooMuch =
        indexes.length > MOST.indexes ||
        indexes.some((index) => bytesOf(index) > MOST.indexBytes) ||
        blobs.length > MOST.blobs ||
        bytesOf(blobs.join('')) > MOST.blobBytes ||
        doubles.length > MOST.doubles
      if (isTooMuch) console.error('Analytics Engine would drop a data point that is over its limits.')
    },
  }
}
