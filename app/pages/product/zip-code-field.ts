/** The field of the form, before its scripts and with them. */
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
