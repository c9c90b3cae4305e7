import type { Client } from '@xinpu/sdk'
import * as article from '@xinpu/sdk/article'
import { partDetail, partSearch } from '@xinpu/sdk/datasheet'
import { hotWordByType } from '@xinpu/sdk/portal'
import { query } from '@xinpu/sdk/query'
import type { NewsSearch } from './places.ts'

/** Articles of each channel on the page of channels. */
export const perChannel = 5

/** Articles of a page of a list. */
export const newsPageSize = 20

/** The channels in their order. */
export const channels = (call: Client) => query(call, article.channelList, {})

/** Pictures that lead somewhere from the first page or from an article, and words that are looked for. */
export const bannersAt = (call: Client, position: 'home' | 'detail') => query(call, article.newsBanners, { position })
export const newsWords = (call: Client) => query(call, hotWordByType, { type: 'news', size: 10 })

/** A page of a channel, or of all. */
export const articlesOf = (
  call: Client,
  { page, categoryId, sort, size = newsPageSize }: { page: number; categoryId?: number; sort?: 'hot'; size?: number },
) =>
  query(call, article.channelArticles, {
    pageIndex: page,
    pageSize: size,
    ...(categoryId !== undefined && { categoryId }),
    ...(sort && { sort }),
  })

/** What is read most these days. */
export const hotArticles = (call: Client, categoryId?: number) =>
  query(call, article.channelHot, { size: 10, ...(categoryId !== undefined && { categoryId }) })

/** Authors whose articles are read most these days. */
export const popularAuthors = (call: Client) => query(call, article.authorPopular, { size: 6 })

/** One article. */
export const articleNumbered = (call: Client, id: number) => query(call, article.detail, { id })

/** An author, and a page of what they published. */
export const authorNumbered = (call: Client, id: number) => query(call, article.authorDetail, { id })
export const articlesBy = (call: Client, id: number, page: number) =>
  query(call, article.newsOfAuthor, { id, pageIndex: page, pageSize: newsPageSize })

/** What those published whom somebody follows. */
export const followedArticles = (call: Client, page: number) =>
  query(call, article.newsFollowed, { pageIndex: page, pageSize: newsPageSize })

/** What is found of some words. */
export const foundArticles = (call: Client, input: article.NewsSearchInput) => query(call, article.newsSearch, input)

/** Articles that speak of a part. */
export const mentionsOf = (call: Client, modelId: number) => query(call, article.newsMentions, { modelId, pageSize: 5 })

/** A page of what is said below a thing. */
export const commentsOn = (
  call: Client,
  about: { articleId: number; type: 2 | 5 | 6; commentId?: number | undefined },
  page: number,
) => query(call, article.commentList, { ...about, pageIndex: page, pageSize: 20 })

/** The part that a text names, and those that begin as it says. */
export const partNamed = (call: Client, id: number) => query(call, partDetail, { id })
export const partsBeginning = (call: Client, word: string) => query(call, partSearch, { keywords: word, pageSize: 5 })

/** Where the person's application to be an author stands. */
export const ownApplication = (call: Client) => query(call, article.authorApplication, {})

/** A page of a tab of the person's articles, and how many each tab holds. */
export const ownArticles = (call: Client, input: article.MyArticleListInput) =>
  query(call, article.myArticleList, input)
export const ownCounts = (call: Client) => query(call, article.myArticleCount, {})

/** The newest figures of companies, and what there are figures of. */
export const financialReports = (call: Client, input: article.FinancialReportListInput) =>
  query(call, article.financialReportList, input)
export const financialPeriods = (call: Client) => query(call, article.financialReportPeriods, {})

const days = { '7': 7, '30': 30, '365': 365 } as const

/** What the server is asked for a page of what is found. */
export const searchInput = ({
  keywords = '',
  categoryId,
  time,
  sort,
  page = 1,
}: NewsSearch): article.NewsSearchInput => ({
  keywords,
  pageIndex: page,
  pageSize: newsPageSize,
  ...(categoryId !== undefined && { categoryId }),
  ...(time && { days: days[time] }),
  ...(sort && { sort }),
})
