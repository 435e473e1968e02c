/**
 * The order of the cascade layers, declared inline before any stylesheet, so stylesheets may load in any order. The text is constant,
 * so the Content-Security-Policy allows it by hash.
 */
export const LAYER_ORDER = '@layer reset,tokens,base,ui,features,layout,pages;'

/** CSP source of the style: base64 of its SHA-256 (layer-order.test.ts recomputes it). */
export const LAYER_ORDER_HASH = 'sha256-HJBBIESghBv6RyIMUfJ40UlCfSc1vgx/ctr13hkIo28='
