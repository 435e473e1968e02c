// Stands in for Flight in mutation testing, where no build makes references of islands: a document is rendered to HTML at once, and its Flight is
// the number under which it is kept.
import { createElement, type ReactNode } from 'react'
import { renderToReadableStream as renderHtml } from 'react-dom/server.edge'

const documents: ReactNode[] = []

/** Renders a document; `onError` hears of what fails. */
export function renderToReadableStream(
  { root }: { root: ReactNode },
  options: { onError: (error: unknown) => void },
): ReadableStream<Uint8Array> {
  const number = documents.push(null) - 1
  return new ReadableStream({
    async start(controller) {
      documents[number] = await documentOf(root, options.onError)
      controller.enqueue(new TextEncoder().encode(String(number)))
      controller.close()
    },
  })
}

async function documentOf(root: ReactNode, onError: (error: unknown) => void): Promise<ReactNode> {
  try {
    const stream = await renderHtml(root, { onError })
    await stream.allReady
    const [, attributes = '', __html = ''] = /<html([^>]*)>(.*)<\/html>/s.exec(await new Response(stream).text()) ?? []
    const props = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
      name === 'class' ? 'className' : name,
      value,
    ])
    return createElement('html', { ...Object.fromEntries(props), dangerouslySetInnerHTML: { __html } })
  } catch (error) {
    return createElement(() => {
      throw error
    })
  }
}

/** The document of such Flight. */
export async function createFromReadableStream(stream: ReadableStream<Uint8Array>): Promise<{ root: ReactNode }> {
  return { root: documents[Number(await new Response(stream).text())] }
}

/** There is no script. */
export const getClientEntryUrl = () => '/assets/entry.js'
