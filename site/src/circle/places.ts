import { linkOptions } from '@tanstack/react-router'
import { pageInAddress, withoutEmpty } from '../app/address.ts'

export type HomeTab = 'follow' | 'newest' | 'unanswered'
export type CircleTab = 'hot' | 'members' | 'unanswered'

export interface HomeSearch {
  tab?: HomeTab | undefined
  keywords?: string | undefined
  page?: number | undefined
}

/** What is said in all circles; what is said most of, unless another order is named. */
export const circleHomePlace = ({ page, ...search }: HomeSearch = {}) =>
  linkOptions({ to: '/circle', search: withoutEmpty({ ...search, page: pageInAddress(page) }) })

/** All circles. */
export const allCirclesPlace = (page = 1, keywords?: string) =>
  linkOptions({ to: '/circle/allCircle/$page', params: { page: String(page) }, search: withoutEmpty({ keywords }) })

/** One circle. */
export const circlePlace = (id: number, page = 1, tab?: CircleTab) =>
  linkOptions({
    to: '/circle/circleDetail/$',
    params: { _splat: page === 1 ? String(id) : `${id}/${page}` },
    search: withoutEmpty({ tab }),
  })

/** One post, and a page of what is said below it. */
export const trendPlace = (id: number, page = 1) =>
  linkOptions({
    to: '/circle/circleContent/$id',
    params: { id: String(id) },
    search: withoutEmpty({ page: pageInAddress(page) }),
  })

/** Where a post is written: in a circle, or with 0 in one that is chosen there. */
export const composePlace = (circleId: number, edit?: number) =>
  linkOptions({
    to: '/circle/publishCircle/$id',
    params: { id: String(circleId) },
    search: withoutEmpty({ edit }),
  })
