/** More preloads compete with each other. */
const MAX_LINKS = 8

/** Attributes of a preload that a Link header can carry (RFC 8288; HTML, link type `preload`). */
const PARAMETERS = ['as', 'type', 'media', 'crossorigin', 'imagesrcset', 'imagesizes', 'fetchpriority']

/**
 * The Link header of a page: stylesheets and preloads of its head, and the picture with high fetch priority. The platform sends it ahead as
 * 103 Early Hints.
 */
export function preloadLinks(html: string): string {
  const headEnd = html.indexOf('</head>')
  const inHead = [...html.slice(0, headEnd).matchAll(/<link ([^>]*?)\/?>/g)].map(([, text = '']) => attributesOf(text))
  const links = [...inHead, ...firstPicture(html.slice(headEnd))].flatMap((attributes) => linkOf(attributes) ?? [])
  return links.slice(0, MAX_LINKS).join(', ')
}

/** The picture with high fetch priority; with art direction its first source, which is the phone's. */
function firstPicture(body: string): Map<string, string>[] {
  const priority = body.indexOf('fetchPriority="high"')
  const image = body.lastIndexOf('<img ', priority)
  if (priority === -1 || image === -1) return []
  const given = attributesOf(body.slice(image, body.indexOf('>', priority)))
  const picture = body.lastIndexOf('<picture', image)
  const [, source] = /<source ([^>]*?)\/?>/.exec(body.slice(Math.max(picture, body.lastIndexOf('</picture', image)), image)) ?? []
  const chosen = source === undefined ? given : attributesOf(source)
  const src = given.get('src') ?? ''
  return [
    new Map([
      ...chosen,
      ['rel', 'preload'],
      ['as', 'image'],
      ['href', src],
      ['imagesrcset', chosen.get('srcset') ?? src],
      ['imagesizes', chosen.get('sizes') ?? '100vw'],
      ['fetchpriority', 'high'],
    ]),
  ]
}

function linkOf(attributes: Map<string, string>): string | null {
  const href = attributes.get('href')
  const rel = attributes.get('rel')
  // A header is ASCII: what the shop API names otherwise the browser finds in the page.
  if (href === undefined || !/^\/[!-;=?-~]*$/.test(href)) return null
  if (rel === 'stylesheet') return `<${href}>; rel=preload; as=style${parameterOf('crossorigin', attributes)}`
  if (rel !== 'preload') return null
  return `<${href}>; rel=preload${PARAMETERS.map((name) => parameterOf(name, attributes)).join('')}`
}

function parameterOf(name: string, attributes: Map<string, string>): string {
  const value = attributes.get(name)
  if (value === undefined || /["\\]|[^ -~]/.test(value)) return ''
  if (value === '') return `; ${name}`
  return /^[\w-]+$/.test(value) ? `; ${name}=${value}` : `; ${name}="${value}"`
}

function attributesOf(text: string): Map<string, string> {
  const pairs = [...text.matchAll(/([\w-]+)="([^"]*)"/g)]
  return new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]))
}
