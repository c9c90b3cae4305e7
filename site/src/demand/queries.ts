import type { Client } from '@xinpu/sdk'
import * as demand from '@xinpu/sdk/demand'
import type { DemandListInput, MineListInput, MineRecommendedInput } from '@xinpu/sdk/demand'
import { myContactList } from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import type { DemandType } from '@xinpu/sdk/types'

/** Posts are favourites of type 4 (specification, section 7). */
export const favouriteType = 4 as const

/** Posts of a page of the hall. */
export const hallPageSize = 20

/** A page of posts. */
export const postsOf = (call: Client, input: DemandListInput) => query(call, demand.demandList, input)

/** One post, as everybody may see it. */
export const publicPost = (call: Client, id: number) => query(call, demand.demandPublicDetail, { id })

/** One post, as a person who is logged in sees it. */
export const ownView = (call: Client, id: number) => query(call, demand.demandDetail, { id })

/** What answers a post. */
export const answersTo = (call: Client, id: number) => query(call, demand.marketMatch, { id })

/** Questions of a page under a post. */
export const questionPageSize = 20

/** A page of the questions under a post. */
export const questionsUnder = (call: Client, demandId: number, page = 1) =>
  query(call, demand.messageList, { demandId, pageIndex: page, pageSize: questionPageSize })

/** The front page: the newest of both kinds, and the counters. */
export const demandHome = (call: Client) => query(call, demand.homeIndex, {})

/** A page of a person's own posts. */
export const myPosts = (call: Client, input: MineListInput) => query(call, demand.mineList, input)

/** How many own posts of a kind there are in each state. */
export const myCounts = (call: Client, type: DemandType) => query(call, demand.mineCounts, { type })

/** A page of what may suit a person, with the reasons. */
export const recommendedPosts = (call: Client, input: MineRecommendedInput) =>
  query(call, demand.mineRecommended, input)

/** Own posts that end within three days. */
export const endingPosts = (call: Client) => query(call, demand.mineExpiring, {})

/** Whom a person lets others call. */
export const myContacts = (call: Client) => query(call, myContactList, { pageSize: 100 })

/** Who wants a part of a brand, or of any. */
export const whoWants = (call: Client, model: string, brandId: number) =>
  query(call, demand.marketMatch, { type: 0, model, brandId })

/** What answers a post that is still being written. */
export const answersToDraft = (call: Client, type: 0 | 1, model: string) =>
  query(call, demand.marketMatch, { type, model })

/** Parts whose numbers begin with what is being typed. */
export const modelHints = (call: Client, keywords: string) => query(call, demand.marketHint, { keywords })
