import { oneOf, page, readsAddress } from '../app/address.ts'

/** Reads what of a post is looked at; its quotes have a page of their own. */
export const readPostParams = readsAddress({ tab: oneOf(['messages']), page })

export type PostParams = ReturnType<typeof readPostParams>
