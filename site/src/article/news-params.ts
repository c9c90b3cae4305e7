import { id, oneOf, page, readsAddress, word } from '../app/address.ts'

/** Reads the page of the comments below an article. */
export const readArticleParams = readsAddress({ page })

/** Reads which author, and the page of what they wrote. */
export const readAuthorParams = readsAddress({ id, page })

/** Reads which article an old address means. */
export const readOldParams = readsAddress({ id })

/** Reads the order of a channel. */
export const readChannelParams = readsAddress({ sort: oneOf(['hot']) })

/** Reads a channel that an old address names. */
export const readChannelsParams = readsAddress({ categoryId: id })

/** Reads what is looked for in the news. */
export const readSearchParams = readsAddress({
  keywords: word(100),
  categoryId: id,
  time: oneOf(['7', '30', '365']),
  sort: oneOf(['newest']),
  page,
})
