import type { DemandStatus, DemandType } from '@xinpu/sdk/types'
import { centerHref } from '../account/places.ts'

/** The room of one's own posts. */
export const room = 15

/** The orders that they can be in. */
export const orders = { newest: '最近更新', expire: '即将到期', enquiry: '报价最多' } as const

/** Which of the own posts are looked at, and in which order. */
export interface PostsAsked {
  kind: DemandType | undefined
  status: DemandStatus | undefined
  keywords: string | undefined
  sort: keyof typeof orders
}

/** The order that a word of the address names; the newest first otherwise. */
export const orderIn = (word: string | undefined): keyof typeof orders =>
  word === 'expire' || word === 'enquiry' ? word : 'newest'

/** Where other posts of one's own are. */
export const postsHref = ({ kind, sort, ...asked }: PostsAsked, page?: number): string =>
  centerHref({
    type: room,
    ...asked,
    ...(kind !== undefined && { kind: String(kind) }),
    ...(sort !== 'newest' && { sort }),
    ...(page !== undefined && { page }),
  })
