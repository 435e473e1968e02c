/** Whether the visitor consented to analytics. */
export function mayTrack(): boolean {
  return document.cookie.includes('consent=analytics')
}
