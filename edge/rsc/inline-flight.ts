declare global {
  interface Window {
    /** Flight of this document, chunk by chunk, as the HTML delivers it. */
    __flight?: { push: (chunk: string) => unknown } & Iterable<string>
  }
}

/** The Flight that came inside the HTML, as a stream that ends with the document. */
export function inlineFlight(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      const write = (chunk: string) => controller.enqueue(encoder.encode(chunk))
      for (const chunk of window.__flight ?? []) write(chunk)
      window.__flight = Object.assign([], { push: write })
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => controller.close())
      else controller.close()
    },
  })
}
