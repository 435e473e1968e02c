/** The classifications of products. Ids are those of seeds/reference/classifications.json. */
export const CLASSIFICATION = { vintage: 1, antique: 2, contemporary: 3 } as const
export type ClassificationId = (typeof CLASSIFICATION)[keyof typeof CLASSIFICATION]
