// Names of colours as titles use them. Ids are those of seeds/reference/colors.json.

/** Masculine adjectives per colour: the first is the list's own name, the others are shades as the pictures show it. `écru` does not decline. */
export const SHADES: Record<number, readonly string[]> = {
  1: ['beżowy', 'piaskowy'],
  2: ['biały'],
  3: ['kremowy', 'waniliowy'],
  4: ['écru'],
  5: ['karmelowy', 'koniakowy'],
  6: ['brązowy', 'czekoladowy', 'kasztanowy'],
  7: ['czarny'],
  8: ['czerwony', 'karminowy'],
  9: ['fioletowy', 'śliwkowy'],
  10: ['liliowy', 'wrzosowy'],
  11: ['granatowy', 'atramentowy'],
  12: ['niebieski'],
  13: ['turkusowy', 'morski'],
  14: ['pomarańczowy'],
  15: ['przezroczysty', 'bezbarwny'],
  16: ['różowy', 'pudrowy'],
  17: ['srebrny', 'stalowosrebrny'],
  18: ['szary', 'popielaty'],
  19: ['grafitowy', 'antracytowy'],
  20: ['wielokolorowy', 'wielobarwny'],
  21: ['zielony'],
  22: ['złoty', 'starozłoty'],
  23: ['żółty', 'musztardowy'],
  24: ['oliwkowy', 'oliwkowozielony'],
  25: ['bordowy', 'burgundowy'],
}

/** The shades of a colour. */
export function shadesOf(colorId: number): readonly [string, ...string[]] {
  const [first, ...others] = SHADES[colorId] ?? []
  if (first === undefined) throw new RangeError(`no colour ${colorId}`)
  return [first, ...others]
}
