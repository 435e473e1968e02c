/** Where a browser without scripts is led by a streamed page, with the page's path as `to`. */
export const BUFFERED_PATH = '/__whole'
/** Query key that asks for a page in one piece. */
export const BUFFERED_QUERY = 'whole'
