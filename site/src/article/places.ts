import { linkOptions } from '@tanstack/react-router'
import { pageInAddress, withoutEmpty } from '../app/address.ts'
import type { FinanceParams } from './finance-params.ts'

/** The first page of the news, and those after it. */
export const newsPlace = (page = 1) => linkOptions({ to: '/news/index/$page', params: { page: String(page) } })

/** A channel. */
export const channelPlace = (id: number, page = 1, sort?: 'hot') =>
  linkOptions({
    to: '/news/channel/$',
    params: { _splat: page === 1 ? String(id) : `${id}/${page}` },
    search: withoutEmpty({ sort }),
  })

/** All channels side by side. */
export const channelsPlace = linkOptions({ to: '/news/channelNews' })

/** One article. */
export const articlePlace = (id: number) => linkOptions({ to: '/news/article-details/$id', params: { id: String(id) } })

/** An author. */
export const authorPlace = (id: number, page = 1) =>
  linkOptions({ to: '/news/author', search: withoutEmpty({ id, page: pageInAddress(page) }) })

/** What authors published whom somebody follows. */
export const followedPlace = (page = 1) =>
  linkOptions({ to: '/news/attention-news/$page', params: { page: String(page) } })

export interface NewsSearch {
  keywords?: string | undefined
  categoryId?: number | undefined
  time?: '7' | '30' | '365' | undefined
  sort?: 'newest' | undefined
  page?: number | undefined
}

/** What is found of some words. */
export const newsSearchPlace = (search: NewsSearch) =>
  linkOptions({ to: '/news/search', search: withoutEmpty({ ...search, page: pageInAddress(search.page) }) })

/** Figures of companies. */
export const financePlace = (search: FinanceParams = {}) =>
  linkOptions({ to: '/news/financialReport', search: withoutEmpty({ ...search, page: pageInAddress(search.page) }) })
