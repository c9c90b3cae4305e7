import type { Client } from '@xinpu/sdk'
import * as circle from '@xinpu/sdk/circle'
import { query } from '@xinpu/sdk/query'
import type { HomeSearch } from './places.ts'

export const trendsPageSize = 20
export const circlesPageSize = 24
export const membersPageSize = 40

/** A page of posts: of all circles, or of one. */
export const trendsOf = (
  call: Client,
  { page = 1, ...input }: Omit<circle.TrendListInput, 'pageIndex'> & { page?: number },
) => query(call, circle.trendList, { ...input, pageIndex: page, pageSize: trendsPageSize })

/** One post, and those that say much the same. */
export const trendNumbered = (call: Client, id: number) => query(call, circle.trendDetail, { id })
export const likeTrend = (call: Client, id: number) => query(call, circle.trendSimilar, { id, size: 5 })
export const likeWords = (call: Client, words: string) => query(call, circle.trendSimilar, { words, size: 4 })

/** The newest posts about a part. */
export const trendsAbout = (call: Client, partId: number) => query(call, circle.trendList, { partId, pageSize: 5 })

/** A page of one's own posts, in every state. */
export const ownTrends = (call: Client, pageIndex: number) =>
  query(call, circle.trendMine, { pageIndex, pageSize: trendsPageSize })

/** A page of the posts that one keeps. */
export const keptTrends = (call: Client, pageIndex: number) =>
  query(call, circle.trendMine, { tab: 'kept', pageIndex, pageSize: trendsPageSize })

/** A page of the circles that one has joined. */
export const joinedCircles = (call: Client, pageIndex: number) =>
  query(call, circle.circleMine, { pageIndex, pageSize: circlesPageSize })

/** Circles: all, one, where most is going on, and those of a person. */
export const circlesOf = (call: Client, page: number, keywords?: string) =>
  query(call, circle.circleList, { pageIndex: page, pageSize: circlesPageSize, ...(keywords && { keywords }) })
export const circleNumbered = (call: Client, id: number) => query(call, circle.circleDetail, { id })
export const hotCircles = (call: Client) => query(call, circle.circleHot, { size: 6 })
export const myCircles = (call: Client) => query(call, circle.circleMine, { pageSize: 30 })
export const membersOf = (call: Client, groupId: number, page: number) =>
  query(call, circle.circleMembers, { groupId, pageIndex: page, pageSize: membersPageSize })

/** What the server is asked for a page of posts. */
export const homeInput = ({ tab, keywords, page = 1 }: HomeSearch) => ({
  page,
  sort: tab ?? ('hot' as const),
  ...(keywords && { keywords }),
})
