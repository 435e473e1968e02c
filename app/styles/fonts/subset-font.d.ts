declare module 'subset-font' {
  /**
   * The part of subset-font that make-fonts.ts uses: keeps the glyphs of `text`, narrows the axes, resolves to the bytes of the new file.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: readonly string[]
      noHinting: boolean
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
