import { type FieldRules, OPTIONAL } from '../../domain/forms/form-checks.ts'
import { TEXT_AREA_MAX } from '../../domain/forms/text-area.ts'

export type DemoField = 'email' | 'password' | 'phone' | 'zipCode' | 'country' | 'delivery' | 'comment' | 'terms'

/** The rules of the sample form. */
export const DEMO_RULES: FieldRules<DemoField> = {
  email: [{ validator: 'required' }, { validator: 'email' }],
  password: [{ validator: 'required' }, { validator: 'password' }],
  phone: [{ validator: OPTIONAL }, { validator: 'phone' }],
  zipCode: [{ validator: 'required' }, { validator: 'zipCode' }],
  country: [{ validator: 'required' }],
  delivery: [{ validator: 'required' }],
  comment: [{ validator: 'maxCharactersNumber', number: TEXT_AREA_MAX }],
  terms: [{ validator: 'agreement' }],
}
