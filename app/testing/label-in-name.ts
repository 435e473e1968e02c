/** Links and buttons of a page whose `aria-label` lacks their visible words, so that speech control cannot reach them (WCAG 2.5.3). */
export function namesWithoutLabel(html: string): string[] {
  return [...html.matchAll(/<(a|button)\b[^>]*?\saria-label="([^"]*)"[^>]*>(.*?)<\/\1>/gs)].flatMap(([, , name = '', content = '']) => {
    const visible = wordsOf(content.replaceAll(/<svg\b.*?<\/svg>|<[^>]*>/gs, ' '))
    return wordsOf(name).includes(visible) ? [] : [`${visible} | ${name}`]
  })
}

/** Words alone, in lower case: signs such as those of a counter are no label. */
function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
