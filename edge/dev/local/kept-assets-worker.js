// A KV namespace with the files of other builds, for raw workerd, which has KV's protocol but no storage: GET /<key>. Read-only.

/** Of edge/http/kept-asset-key.ts. */
const PREFIX = 'asset:'

export default {
  /**
   * @param {Request} request
   * @param {{ FILES: { fetch: (url: string) => Promise<Response> } }} env
   */
  async fetch(request, env) {
    const key = decodeURIComponent(new URL(request.url).pathname.slice(1))
    if (request.method !== 'GET' || !key.startsWith(PREFIX)) return new Response(null, { status: 404 })
    const file = await env.FILES.fetch(`http://files/${key.slice(PREFIX.length)}`)
    return file.ok ? new Response(file.body) : new Response(null, { status: 404 })
  },
}
