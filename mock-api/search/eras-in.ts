import type { ReferenceNames } from './reference-names.ts'

/** Years of an era, both inclusive. */
interface Era {
  id: number
  from: number
  to: number
}

/** Finds the eras that overlap some years, by their English names: "1960s", "19th century", "early 20th century". */
export function eraFinder({ names }: Pick<ReferenceNames, 'names'>): (years: { from: number; to: number }) => number[] {
  const eras = names.eras.flatMap(({ id, language, text }) => (language === 'en' ? eraOf(id, text) : []))
  return ({ from, to }) => eras.filter((era) => era.from <= to && from <= era.to).map(({ id }) => id)
}

function eraOf(id: number, text: string): Era[] {
  const decade = /^(\d{4})s$/.exec(text)
  if (decade) return [{ id, from: Number(decade[1]), to: Number(decade[1]) + 9 }]
  const century = /^(early )?(\d+)(?:st|nd|rd|th) century( and earlier)?$/.exec(text)
  if (!century) return []
  const from = 100 * (Number(century[2]) - 1)
  return [{ id, from: century[3] ? 0 : from, to: from + (century[1] ? 19 : 99) }]
}
