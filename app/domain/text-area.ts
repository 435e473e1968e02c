/** Characters that a text area takes unless it says otherwise (spec §9). */
export const TEXT_AREA_MAX = 128

/** The counter under a text area: "current/max", an error above max (spec §5). */
export function textAreaCounter(text: string, max: number = TEXT_AREA_MAX): { text: string; isOver: boolean } {
  return { text: `${text.length}/${max}`, isOver: text.length > max }
}
