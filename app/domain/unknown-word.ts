/**
 * Stands for a word that this build does not have, such as a new status of an order: shops learn words between two deployments of the storefront. Screens
 * leave out what it names; a table with a text for each word does not compile without a decision about it.
 */
export const UNKNOWN = 'unknown'
export type Unknown = typeof UNKNOWN
