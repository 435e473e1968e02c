/** Name of the form of the shipping cost while its input is kept over a login. */
export const KEPT_QUOTE = 'shipping-quote'

/** Props of the field, shared by the static and the hydrated form. */
export function zipCodeField(label: string) {
  return {
    id: 'shipping-zip-code',
    name: 'zipCode',
    label,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    placeholder: '00-000',
  } as const
}
