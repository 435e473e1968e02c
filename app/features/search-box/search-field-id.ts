/** Id of the search field: a link to it moves focus there. */
export const SEARCH_FIELD_ID = 'search'
