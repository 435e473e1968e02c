/** Mobile means up to 768 px or portrait, a portrait desktop monitor too (spec §1, GAP-25). */
export const MOBILE_MEDIA_QUERY = '(max-width: 48em), (orientation: portrait)'
