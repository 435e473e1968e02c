import { z } from 'zod'

const Origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

const Env = z.object({
  SHOP_API_ORIGIN: Origin,
  PUBLIC_ORIGIN: Origin,
  PARENT_DOMAIN: z.string().default(''),
  VENDOR_HOST: Origin,
  ADMIN_HOST: Origin,
})

/** Bindings as wrangler.toml declares them. */
export interface EdgeBindings {
  SHOP_API_ORIGIN: string
  PUBLIC_ORIGIN: string
  /** `1` lets cookies choose a world and a scenario of the mock. The local stack alone sets it. */
  MOCK_CONTROL?: string
  /** Domain of the login's cookie, such as patyna.example, when other hosts of it must know it, too; '' = this host alone. */
  PARENT_DOMAIN?: string
  /** Origin of the sellers' panel, a shop of its own (GAP-50). */
  VENDOR_HOST: string
  /** Origin of the administrators' panel (GAP-28). */
  ADMIN_HOST: string
  /** Static files of the build. */
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

/** Configuration of the edge, checked. */
export type EdgeConfig = z.infer<typeof Env>

const parsed = new WeakMap<object, EdgeConfig>()

/** Checks the configuration once per isolate; a wrong one stops every request with the name of the value. */
export function parseEnv(bindings: EdgeBindings): EdgeConfig {
  const known = parsed.get(bindings)
  if (known) return known
  const config = Env.parse(bindings)
  parsed.set(bindings, config)
  return config
}
