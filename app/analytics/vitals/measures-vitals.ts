import { mayTrack } from '../may-track.ts'

/** Share of the documents of visitors who agreed to analytics whose web vitals are sent. */
const VITALS_SHARE = 0.1

/** Whether the web vitals of this document are sent. @param draw in [0, 1) */
export function measuresVitals(draw: number): boolean {
  return draw < VITALS_SHARE && mayTrack()
}
