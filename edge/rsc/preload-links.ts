/** Hints beyond this many compete with what they should speed up. */
const MAX_LINKS = 8

/** Attributes of a preload that a Link header can carry (RFC 8288; HTML, link type preload). */
const PARAMETERS = ['as', 'type', 'crossorigin', 'imagesrcset', 'imagesizes', 'fetchpriority']

/**
 * The Link header that lets a browser start before the document: sheets, fonts and the picture that the document preloads anyway. The
 * platform sends it ahead as 103 Early Hints.
 */
export function preloadLinks(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = [...head.matchAll(/<link ([^>]*?)\/?>/g)].flatMap(([, text = '']) => linkOf(attributesOf(text)) ?? [])
  return links.slice(0, MAX_LINKS).join(', ')
}

function linkOf(attributes: Map<string, string>): string | null {
  const href = attributes.get('href')
  const rel = attributes.get('rel')
  if (href === undefined || !/^\/[^\s<>]*$/.test(href)) return null
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
