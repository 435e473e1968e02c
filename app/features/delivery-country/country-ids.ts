import { COUNTRY_FORMATS } from '../../domain/checkout/country-formats.ts'

/** The countries that can be chosen, as the island takes them: on the server alone, the table is large. */
export const COUNTRY_IDS = COUNTRY_FORMATS.map(({ id }) => id).join(' ')
