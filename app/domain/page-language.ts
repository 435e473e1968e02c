/** The language in which a page was rendered, as a call names it: a browser that translates the page writes its reader's into `lang` (EXT-58). */
export function pageLanguage({ lang, dataset }: Pick<HTMLElement, 'lang' | 'dataset'>): string {
  return dataset['language'] ?? lang
}
