/** Characters that a text area takes unless it says otherwise (spec §9). */
export const TEXT_AREA_MAX = 128
