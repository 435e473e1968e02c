/** Side of a thumbnail and the gap between two, in CSS pixels (spec §9). */
export const THUMBNAIL_PX = { mobile: 46, desktop: 56, gap: 16 } as const
