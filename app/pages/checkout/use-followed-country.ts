import { type RefObject, useEffect, useRef } from 'react'
import { fillFields } from '../../ui/form/fill-fields.ts'

/**
 * Lets the field of the country in a form show the country of delivery when it has been chosen
 * elsewhere. At first it shows that, or what was chosen before hydration.
 */
export function useFollowedCountry(form: RefObject<HTMLFormElement | null>, countryId: string): void {
  const shown = useRef(countryId)
  useEffect(() => {
    if (shown.current === countryId) return
    shown.current = countryId
    if (form.current) fillFields(form.current, { countryId })
  }, [form, countryId])
}
