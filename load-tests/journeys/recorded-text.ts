/** The text that the recorded visit typed (run/recorded-visits.json), and the whole visit of k6 types. */
export const RECORDED_TEXT = 'krzesło'
