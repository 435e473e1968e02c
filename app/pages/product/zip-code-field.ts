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
