// Countries of origin in titles and texts.

/** Key -> nominative for titles, genitive after "z" or "ze". */
export const ORIGINS = {
  pl: ['Polska', 'z Polski'],
  dk: ['Dania', 'z Danii'],
  se: ['Szwecja', 'ze Szwecji'],
  no: ['Norwegia', 'z Norwegii'],
  fi: ['Finlandia', 'z Finlandii'],
  de: ['Niemcy', 'z Niemiec'],
  ddr: ['NRD', 'z NRD'],
  it: ['Włochy', 'z Włoch'],
  fr: ['Francja', 'z Francji'],
  gb: ['Anglia', 'z Anglii'],
  us: ['USA', 'ze Stanów Zjednoczonych'],
  nl: ['Holandia', 'z Holandii'],
  be: ['Belgia', 'z Belgii'],
  at: ['Austria', 'z Austrii'],
  ch: ['Szwajcaria', 'ze Szwajcarii'],
  es: ['Hiszpania', 'z Hiszpanii'],
  cz: ['Czechy', 'z Czech'],
  cs: ['Czechosłowacja', 'z Czechosłowacji'],
  hu: ['Węgry', 'z Węgier'],
  ru: ['ZSRR', 'ze Związku Radzieckiego'],
  jp: ['Japonia', 'z Japonii'],
  br: ['Brazylia', 'z Brazylii'],
} as const satisfies Record<string, readonly [string, string]>

export type Origin = keyof typeof ORIGINS
