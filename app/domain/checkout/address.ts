/** Where things are delivered, as people fill it in (GAP-35). */
export interface AddressLines {
  street: string
  building: string
  apartment: string | null
  /** 00-000 in Poland; elsewhere as the country writes it. */
  zipCode: string
  city: string
  /** Two capital letters. */
  countryId: string
}

/** An address that an account keeps. */
export interface Address extends AddressLines {
  id: number
}

/** The country whose formats are those of the specification: typed without a prefix, checked by rules of their own (EXT-12). */
export const HOME_COUNTRY = 'PL'

/** The lines of an address as they stand on an envelope, without the country. */
export function addressLines({ street, building, apartment, zipCode, city }: AddressLines): [string, string] {
  return [`${street} ${building}${apartment === null ? '' : `/${apartment}`}`, `${zipCode} ${city}`]
}
