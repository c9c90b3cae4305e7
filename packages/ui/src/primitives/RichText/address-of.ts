import { idPrefix } from './rich-schema.ts'

export interface Address {
  href: string
  isOutside: boolean
}

/** Stands for the site: an address that ends there is one of ours, however it is written. */
const home = 'https://home.invalid'

/** Where an address of the content leads: a page of ours, http(s) elsewhere, or nowhere. */
export function addressOf(text: unknown): Address | undefined {
  if (typeof text !== 'string' || text.trim() === '') return undefined
  const written = text.trim()
  if (written.startsWith('#')) return { href: `#${idPrefix}${written.slice(1)}`, isOutside: false }
  if (!URL.canParse(written, home)) return undefined
  const url = new URL(written, home)
  if (url.origin === home) return { href: `${url.pathname}${url.search}${url.hash}`, isOutside: false }
  return url.protocol === 'https:' || url.protocol === 'http:' ? { href: url.href, isOutside: true } : undefined
}
