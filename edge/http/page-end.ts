/** The last bytes of every HTML page. Data for one visitor (deliver/personalisation.ts) goes right before them. */
export const PAGE_END = '</body></html>'
