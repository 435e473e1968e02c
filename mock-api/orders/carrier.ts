/** The carrier of every parcel. */
export const CARRIER = 'Kurier 24'
