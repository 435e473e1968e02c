import { LISTING_KEYS } from '../../domain/search/facets.ts'
import type { PageInput } from '../../page.ts'
import { href, hrefOf } from '../../addresses/href.ts'
import { catalogHref } from '../../addresses/page-links.ts'
import type { RouteMatch } from '../../addresses/match-route.ts'
import { SearchIcon } from '../../ui/icons/icons.tsx'
import { LazySuggestions } from './lazy-suggestions.client.tsx'
import styles from './search-box.module.css'
import { SEARCH_FIELD_ID } from './search-field-id.ts'

/** Maximum length of a search text. */
const MAX_LENGTH = 128

interface SearchBoxProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** Global search: Enter opens the catalog, with or without a text (spec §2, GAP-60). A plain form, so it needs no script. */
export function SearchBox({ input: { t, language }, match }: SearchBoxProps) {
  return (
    <search className={styles.root}>
      <LazySuggestions
        // A new page shows its own search text instead of typed text; an in-place refresh keeps the field.
        key={match && hrefOf(match)}
        address={href('home', {}, language)}
      >
        <form className={styles.form} action={catalogHref(language)}>
          <input
            id={SEARCH_FIELD_ID}
            className={styles.field}
            type="search"
            name={LISTING_KEYS.textSearch}
            defaultValue={searchedText(match)}
            placeholder={t('nav:searchPlaceholder')}
            aria-label={t('nav:searchLabel')}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className={styles.submit} aria-label={t('nav:search')}>
            <SearchIcon size={22} />
          </button>
        </form>
      </LazySuggestions>
    </search>
  )
}

function searchedText(match: RouteMatch | null): string {
  return match && 'filters' in match.params ? match.params.filters.textSearch : ''
}
