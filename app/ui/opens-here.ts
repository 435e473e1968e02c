/** Whether a click on a link opens it in this tab: with a key held it opens in another tab or window, or is downloaded. */
export function opensHere(click: { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): boolean {
  return !click.altKey && !click.ctrlKey && !click.metaKey && !click.shiftKey
}
