// Every CSS and HTML feature that some promised browser lacks, and its fallback. A newer feature needs a row here before
// newer-features.test.ts passes; a row that no source needs any more must be removed.

/** The fallback for browsers that lack a feature. */
export interface NewerFeature {
  /** What a visitor of such a browser gets, as a sentence. */
  without: string
  /**
   * `none`: no information or function is lost. `supports`: every use is inside an `@supports` block, and the rules outside work without it.
   * Otherwise the files that implement the same by older means.
   */
  fallback: 'none' | 'supports' | readonly string[]
  /** Keys that only name something and have no effect of their own, so they may be used outside `@supports`. */
  names?: readonly string[]
}

/** By id of the feature in web-features. */
export const NEWER_FEATURES: Readonly<Record<string, NewerFeature>> = {
  'accent-color': { without: 'Native checkboxes have the colour of the system.', fallback: 'none' },
  'anchor-positioning': {
    without: 'Menus stand where the rules outside of @supports put them, whole and in view.',
    fallback: 'supports',
    names: ['css.properties.anchor-name', 'css.at-rules.position-try'],
  },
  autocapitalize: { without: 'Fields for e-mail and codes take what is typed; the server ignores case.', fallback: 'none' },
  cursor: { without: 'Screens without a pointer show no pointer.', fallback: 'none' },
  'dialog-closedby': { without: 'A tap beside the dialog does not close it; its button and Escape do.', fallback: 'none' },
  'fetch-priority': { without: 'The largest picture is asked for in document order.', fallback: 'none' },
  'field-sizing': { without: 'A text area keeps its rows and scrolls.', fallback: 'none' },
  'forced-colors': { without: 'In forced colours a card’s samples of colours are empty circles; their names are read.', fallback: 'none' },
  'interpolate-size': { without: 'An accordion opens at once instead of growing.', fallback: 'none' },
  'invoker-commands': { without: 'The same buttons open the dialog as a popover.', fallback: ['app/ui/dialog/dialog-commands.ts'] },
  'line-clamp': {
    without: 'The prefixed property beside it cuts the text.',
    fallback: ['app/features/last-viewed/last-viewed.module.css', 'app/features/search-box/suggestion-option.module.css'],
  },
  'overscroll-behavior': {
    without: 'A panel scrolled to its end scrolls the page on where the content does not overflow.',
    fallback: 'none',
  },
  'page-setup': { without: 'Prints have the margins of the browser.', fallback: 'none' },
  resize: { without: 'A text area keeps its height on a phone and scrolls.', fallback: 'none' },
  'scroll-driven-animations': {
    without: 'The bar with price and button is always shown.',
    fallback: 'supports',
    names: ['css.properties.view-timeline', 'css.properties.view-timeline-inset', 'css.properties.timeline-scope'],
  },
  'scroll-initial-target': { without: 'The line of the user menu begins with its first page in sight.', fallback: 'none' },
  'scrollbar-gutter': { without: 'The page moves by the width of a scrollbar when a dialog opens.', fallback: 'none' },
  'scrollbar-width': { without: 'Rows that scroll sideways show their scrollbar.', fallback: 'none' },
  selection: { without: 'Selected text has the colours of the system.', fallback: 'none' },
  'starting-style': { without: 'Panels appear at once instead of fading in.', fallback: 'none' },
  'text-decoration': { without: 'The line under a banner’s link appears at once.', fallback: 'none' },
  'text-size-adjust': { without: 'A phone that is turned may enlarge text.', fallback: 'none' },
  'text-wrap-pretty': { without: 'A paragraph may end in a single word.', fallback: 'none' },
  'user-select': { without: 'The build writes the prefixed property beside it.', fallback: 'none' },
}
