import { id, oneOf, page, readsAddress, word } from '../app/address.ts'

/** Reads the order of all posts, and what is looked for in them. */
export const readHomeParams = readsAddress({
  tab: oneOf(['newest', 'follow', 'unanswered']),
  keywords: word(100),
  page,
})

/** Reads what circles are looked for. */
export const readAllParams = readsAddress({ keywords: word(100) })

/** Reads which side of a circle is shown. */
export const readCircleParams = readsAddress({ tab: oneOf(['hot', 'unanswered', 'members']) })

/** Reads the page of what is said below a post. */
export const readTrendParams = readsAddress({ page })

/** Reads which post is rewritten. */
export const readComposeParams = readsAddress({ edit: id })

/** `{circle}` or `{circle}/{page}`, pages from 1. */
export function readSplat(splat: string | undefined): { id: number; page: number } | undefined {
  const [, number, at = '1'] = /^([1-9]\d{0,8})(?:\/([1-9]\d{0,4}))?$/.exec(splat ?? '') ?? []
  return number === undefined ? undefined : { id: Number(number), page: Number(at) }
}
