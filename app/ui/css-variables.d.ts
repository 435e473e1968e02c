import 'react'

declare module 'react' {
  /** The custom properties that may travel in a `style` attribute: colours that are data, not design. */
  interface CSSProperties {
    '--ground'?: string
    '--swatch'?: string
  }
}
