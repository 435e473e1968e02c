import { preload } from 'react-dom'
import sansFont from './fonts/patyna-sans.woff2?url'
import serifFont from './fonts/patyna-serif.woff2?url'

/**
 * Has both fonts fetched with the sheets instead of after them: both are in every first view. Called while the document renders; a link
 * element would come twice, once as itself and once as the hint that React makes of it.
 */
export function preloadFonts(): void {
  for (const font of [serifFont, sansFont]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
