import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import rsc from '@vitejs/plugin-rsc'
import { defineConfig } from 'vite'
import { sourceHash } from './.tasks/source-hash.mjs'

// One tree through three runtimes: `rsc` (the worker) renders components to Flight, `ssr` turns Flight into HTML inside the same worker,
// `client` hydrates the islands.
export default defineConfig({
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(sourceHash()) },
  plugins: [react(), rsc(), cloudflare({ configPath: './wrangler.toml', viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] } })],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { outDir: 'dist/rsc/ssr', rollupOptions: { input: { index: './edge/rsc/entry.ssr.tsx' } } } },
    client: { build: { rollupOptions: { input: { index: './edge/rsc/entry.browser.tsx' } } } },
  },
  server: { host: '127.0.0.1', port: 8787, strictPort: true },
})
