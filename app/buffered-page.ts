/** Path to which streamed pages redirect browsers without scripts, with the page's path as query parameter `to`. */
export const BUFFERED_PATH = '/__whole'
/** Query parameter that requests a buffered page. */
export const BUFFERED_QUERY = 'whole'
