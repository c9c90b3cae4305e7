/** Which of a page's own scripts may run: those with its word, or those whose text has one of these hashes. */
type Allowed = { nonce: string } | { hashes: readonly string[] }

const sources = (allowed: Allowed): string[] =>
  'nonce' in allowed ? [`'nonce-${allowed.nonce}'`] : allowed.hashes.map((hash) => `'sha256-${hash}'`)

/** Only the page's own scripts; pdf.js compiles its decoders, so WebAssembly is let in. */
export const pagePolicy = (allowed: Allowed): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${sources(allowed).join(' ')} 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Pages that are about the person who asks: neither kept on a machine that others use, nor found. */
export const isPersonal = (url: string): boolean =>
  /^\/(?:(?:mall\/)?userCenter|im|mall\/(?:cart|orderCreate|payOrder))(?:[/?]|$)/i.test(url)
