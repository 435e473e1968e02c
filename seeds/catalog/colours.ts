// Names of colours as titles use them. Ids are those of seeds/reference/colors.json.

/** Masculine adjectives per colour: the first is the list's own name, the others are shades of it. `écru` does not decline. */
export const SHADES: Record<number, readonly string[]> = {
  1: ['beżowy', 'piaskowy', 'owsiany'],
  2: ['biały', 'mlecznobiały'],
  3: ['kremowy', 'waniliowy'],
  4: ['écru'],
  5: ['karmelowy', 'koniakowy', 'bursztynowy'],
  6: ['brązowy', 'czekoladowy', 'kasztanowy', 'kawowy'],
  7: ['czarny', 'hebanowoczarny'],
  8: ['czerwony', 'karminowy', 'rubinowy', 'ceglany'],
  9: ['fioletowy', 'śliwkowy', 'ametystowy'],
  10: ['liliowy', 'lawendowy', 'wrzosowy'],
  11: ['granatowy', 'atramentowy'],
  12: ['niebieski', 'błękitny', 'kobaltowy', 'chabrowy'],
  13: ['turkusowy', 'morski', 'petrolowy'],
  14: ['pomarańczowy', 'rdzawy', 'morelowy'],
  15: ['przezroczysty', 'bezbarwny'],
  16: ['różowy', 'pudrowy', 'koralowy', 'łososiowy'],
  17: ['srebrny', 'stalowosrebrny'],
  18: ['szary', 'popielaty', 'gołębi'],
  19: ['grafitowy', 'antracytowy'],
  20: ['wielokolorowy', 'wielobarwny'],
  21: ['zielony', 'butelkowozielony', 'szmaragdowy', 'szałwiowy', 'miętowy'],
  22: ['złoty', 'starozłoty'],
  23: ['żółty', 'musztardowy', 'cytrynowy', 'miodowy'],
  24: ['oliwkowy', 'oliwkowozielony'],
  25: ['bordowy', 'wiśniowoczerwony', 'burgundowy'],
}

/** The shades of a colour. */
export function shadesOf(colorId: number): readonly [string, ...string[]] {
  const [first, ...others] = SHADES[colorId] ?? []
  if (first === undefined) throw new RangeError(`no colour ${colorId}`)
  return [first, ...others]
}
