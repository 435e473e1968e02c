/** Fixed ids of the vendors used by personas and tests. */
export const VENDOR_IDS = {
  /** Run by the persona `vendor`. */
  vendor: 12,
  /** Run by the persona `proVendor`. */
  proVendor: 115,
  suspended: 21,
  onHoliday: 33,
} as const
