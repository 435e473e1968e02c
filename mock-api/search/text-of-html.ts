const TAG_OR_ENTITY = /<[^>]*>|&#?\w+;/g

/** Text of HTML without tags and entities (GAP-67). */
export function textOfHtml(html: string): string {
  return html.replace(TAG_OR_ENTITY, ' ')
}
