// XSS payloads: texts that run a script if they are rendered unescaped. Each either calls `ran` or creates an element with `data-hostile`.
// Sources: OWASP's filter evasion cheat sheet, reports against sanitizers (mXSS), and the contexts in which this storefront writes text:
// HTML, attributes, JSON in <script> (Flight, JSON-LD, visitor facts), URLs.

const ATTACKS = {
  element: '<script data-hostile>ran()</script>',
  handler: '<img data-hostile src=x onerror=ran()>',
  'end of a double-quoted attribute': '" data-hostile autofocus onfocus=ran() x="',
  'end of a single-quoted one': "' data-hostile autofocus onfocus=ran() x='",
  'end of an attribute and its tag': '"><svg data-hostile onload=ran()>',
  'end of an unquoted one': ' x data-hostile onpointerover=ran() ',
  'end of JSON in a script': '</script><script data-hostile>ran()</script>',
  'end of it, in capitals and with a space': '</SCRIPT ><img data-hostile src=x onerror=ran()>',
  'a script that ends only at the second end': '<!--<script data-hostile>ran()',
  'end of a comment': '--><img data-hostile src=x onerror=ran()>',
  'end of a comment, the other way': '--!><img data-hostile src=x onerror=ran()>',
  'end of a string in JSON': '\\"},ran(),{"',
  'end of an array in JSON': '"}]);ran();//',
  'a row of Flight': '\n1:["$","script",null,{"data-hostile":"","children":"ran()"}]\n',
  'a reference of Flight': '$L1',
  'an element of Flight': '["$","img",null,{"data-hostile":"","src":"x","onError":"ran()"}]',
  'line ends of JavaScript': '\u2028ran()\u2029ran()',
  'end of a template literal': '`+ran()+`${ran()}',
  'template of a framework': "{{constructor.constructor('ran()')()}}",
  title: '</title><script data-hostile>ran()</script>',
  textarea: '</textarea><script data-hostile>ran()</script>',
  style: '</style><script data-hostile>ran()</script>',
  template: '</template><script data-hostile>ran()</script>',
  noscript: '<noscript><p title="</noscript><img data-hostile src=x onerror=ran()>">',
  'address of a script': 'javascript:ran()',
  'the same, spelled': 'java\tscript:ran()//&#106;avascript&colon;ran()',
  'a link to one': '<a data-hostile href="javascript:ran()">a</a>',
  'a frame': '<iframe data-hostile srcdoc="<script>parent.ran()</script>"></iframe>',
  'SVG that animates': '<svg data-hostile><animate onbegin=ran() attributeName=x dur=1s></svg>',
  'SVG with a link': '<svg data-hostile><a xlink:href="javascript:ran()"><text y=9>a</text></a></svg>',
  'mutation by a table': '<math data-hostile><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=ran()&gt;">',
  'mutation by a namespace': '<svg data-hostile></p><style><a id="</style><img src=x onerror=ran()>">',
  'mutation by a form': '<form data-hostile><math><mtext></form><form><mglyph><style></math><img src=x onerror=ran()>',
  'an unclosed tag': '<img data-hostile src=x onerror=ran() ',
  'a tag in a tag': '<scr<script>ipt data-hostile>ran()</scr</script>ipt>',
  entities: '&lt;script data-hostile&gt;ran()&lt;/script&gt;&#60;img data-hostile src=x onerror=ran()&#62;',
  escapes: '\\u003cscript data-hostile\\u003eran()\\u003c/script\\u003e%3Cscript%3Eran()%3C/script%3E',
  'wide letters that become narrow': '＜script data-hostile＞ran()＜/script＞',
  'letters that change direction': '\u202e<script data-hostile>ran()</script>\u202c',
  'another base': '<base data-hostile href="https://evil.test/">',
  'another page': '<meta data-hostile http-equiv=refresh content="0;url=https://evil.test/">',
  'a form that leads away': '<form data-hostile action="https://evil.test/"><button>a</button></form>',
  'a sheet': '<link data-hostile rel=stylesheet href="https://evil.test/x.css">',
  'names of the document': '<img data-hostile name=currentScript id=visitor-tail><form data-hostile id=children>',
  'names of objects': '__proto__[ran]=constructor.prototype',
} as const satisfies Record<string, string>

export const ALL_ATTACKS: readonly string[] = Object.values(ATTACKS)

/** The payload for a text: deterministic, so that slugs and keys stay stable. */
export function attackFor(text: string): string {
  let sum = text.length
  for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) % 65_521
  return ALL_ATTACKS[sum % ALL_ATTACKS.length] ?? ''
}
