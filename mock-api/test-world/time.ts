/** Noon in Warsaw on the day of the night of shopping: every window of the world is told from here. */
export const NOON = Date.parse('2022-03-17T11:00:00Z')
