// THE TABLE OF PICTURES by their first bytes (WHATWG MIME Sniffing, 6.1). What is in none of its rows is no picture: SVG and HTML may run scripts.
const PICTURES: readonly { type: string; begins: RegExp }[] = [
  { type: 'image/avif', begins: /^[^]{4}ftypavi[fs]/ },
  { type: 'image/webp', begins: /^RIFF[^]{4}WEBPVP/ },
  { type: 'image/png', begins: /^\x89PNG\r\n/ },
  { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
]

/** The type of a picture, by its bytes; null: it is none. */
export function pictureType(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  return PICTURES.find(({ begins }) => begins.test(start))?.type ?? null
}
