import 'react'

declare module 'react' {
  /** Custom properties allowed in a `style` attribute: colours from data, not design values. */
  interface CSSProperties {
    '--ground'?: string
    '--swatch'?: string
  }
}
