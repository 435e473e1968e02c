/** The text that the recorded visit types (recording/record-visits.ts), and the whole visit of k6 with it. */
export const RECORDED_TEXT = 'krzesło'
