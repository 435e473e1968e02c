/**
 * The order of the cascade layers, declared inline before any stylesheet, so that stylesheets may arrive in any order. The text is fixed,
 * so the Content-Security-Policy admits it by hash.
 */
export const LAYER_ORDER = '@layer reset,tokens,base,ui,features,layout,pages;'

/** CSP source of that text: base64 of its SHA-256 (layer-order.test.ts recomputes it). */
export const LAYER_ORDER_HASH = 'sha256-HJBBIESghBv6RyIMUfJ40UlCfSc1vgx/ctr13hkIo28='
