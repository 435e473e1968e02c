/** Name of the form of the shipping cost while its input is kept over a login. */
export const KEPT_QUOTE = 'shipping-quote'

/** Id of the field. */
export const ZIP_CODE_ID = 'shipping-zip-code'

/** Props of the field, shared by the static and the hydrated form. */
export function zipCodeField(label: string) {
  return {
    id: ZIP_CODE_ID,
    name: 'zipCode',
    label,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    placeholder: '00-000',
    pattern: String.raw`\d{2}-\d{3}`,
  } as const
}
