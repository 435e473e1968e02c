/** Fills `{name}` slots of a finished text, for islands: they receive texts with slots left open, see `slots`. */
export function fillSlots(text: string, values: object): string {
  const known = new Map<string, unknown>(Object.entries(values))
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(known.get(name) ?? whole))
}

/** Values that leave slots open: `t('common:cartRemoveName', slots('name'))` is "Usuń z koszyka: {name}". */
export function slots<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>
}
