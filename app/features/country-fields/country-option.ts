/** The form of a value in one country. */
interface CountryForm {
  /** Source of a regular expression. */
  pattern: string
  /** As people write it. */
  example: string
}

/** A country of delivery in a form, with what its fields need to know: plain data for islands. */
export interface CountryOption {
  /** Two capital letters. */
  value: string
  text: string
  /** Of phone numbers, `+49`. */
  prefix: string
  /** Pattern of what is dialled inside the country only; null: nothing is. */
  trunk: string | null
  /** null: by the rules of the specification. */
  forms: { phone: CountryForm; postalCode: CountryForm; taxNumber: CountryForm } | null
  phoneExample: string
  /** What a company's tax number is called. */
  taxName: string
  /** Letters in front of it. */
  taxPrefix: string
}

/** The chosen country; undefined: none is, or nothing is delivered there. */
export function chosenCountry(countries: readonly CountryOption[], id: string | undefined): CountryOption | undefined {
  return countries.find(({ value }) => value === id)
}
