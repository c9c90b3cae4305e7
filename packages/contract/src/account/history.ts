import * as z from 'zod'
import { AgentVO } from '../agent/agent.ts'
import { get, post } from '../endpoint.ts'
import { idOf, idsOf, instant, listOf, onOff } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'

/** The datasheet of a recent view. */
const ViewedDatasheet = z.object({
  id: Id,
  brandId: Id,
  filename: z.string(),
  brandCn: z.string(),
  fullLogo: Url,
})

/** The demand or supply of a recent view. */
const ViewedDemand = z.object({ id: Id, type: z.literal([0, 1]).describe('1 demand, 0 supply.'), model: z.string() })

/** The goods of a recent view. */
const ViewedGoods = z.object({ mallGoodsId: Id, name: z.string(), createTime: Time })

/** The article of a recent view. */
const ViewedArticle = z.object({ id: Id, title: z.string(), imgUrl: Url, source: z.string() })

/** The agent of a favourite; views of agents have a call of their own. */
const FavourAgent = z.object({ id: Id, name: z.string(), fullLogo: Url })

/** The post of a favourite. */
const FavourTrend = z.object({ id: Id, title: z.string() })

/** 浏览记录. One thing a person looked at or kept. Exactly one of the kinds is there (specification, section 3). */
export const RecentViewRecord = z
  .object({
    id: Id,
    createTime: Time,
    demandVO: ViewedDemand.optional(),
    mallGoods: ViewedGoods.optional(),
    specDto: ViewedDatasheet.optional(),
    articleDTO: ViewedArticle.optional(),
    agentVO: FavourAgent.optional().describe('Only among favourites.'),
    trendsVO: FavourTrend.optional().describe('Only among favourites.'),
    tags: z.array(z.string()).optional().describe('Only among favourites: the words of the person, in their order.'),
  })
  .meta({ id: 'RecentViewRecord' })
export type RecentViewRecord = z.infer<typeof RecentViewRecord>

/** 1 datasheet, 2 article, 4 demand; agents have a call of their own (specification, section 7). */
const ViewType = z.literal([1, 2, 4], { error: '请选择浏览类型' }).meta({ title: '浏览类型' })

export const list = get('/my/history/list', 'What the person looked at, newest first.', {
  input: z.object({ ...Paging.shape, type: ViewType }),
  output: paged(RecentViewRecord),
})

export const agents = get('/my/history/agent/list', 'The agents that the person looked at, newest first.', {
  input: Paging,
  output: paged(AgentVO),
})

export const remove = post('/my/history/delete', 'Forgets some views.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('浏览记录') }),
  invalidates: ['/my/history'],
})

const kinds = z
  .literal([1, 2, 3, 4], { error: '请选择浏览类型' })
  .meta({ title: '浏览类型' })
  .describe('1 datasheets, 2 articles, 3 agents, 4 demands.')

export const clear = post('/my/history/clear', 'Forgets every view of one kind.', {
  idempotent: 'yes',
  input: z.object({
    type: kinds,
  }),
  invalidates: ['/my/history'],
})

/** What a browser remembered before the login; what is gone, and what was seen later elsewhere, is passed over. */
export const merge = post(
  '/my/history/merge',
  'Adds the views of a browser that was logged out to those of the person.',
  {
    idempotent: 'yes',
    input: z.object({
      views: listOf(
        '浏览记录',
        z.object({ type: kinds, targetId: idOf('浏览内容'), viewedAt: instant('浏览时间') }),
        1,
        80,
      ),
    }),
    output: z.object({ merged: z.int().describe('How many are new, or newer than what was known.') }),
    invalidates: ['/my/history'],
  },
)

export const pause = post('/my/history/pause', 'Stops remembering what the person looks at, or goes on.', {
  idempotent: 'yes',
  input: z.object({ status: onOff('暂停记录').describe('1 paused, 0 remembered.') }),
  output: z.object({ isPaused: z.boolean() }),
  invalidates: ['/dtUser/myDetail'],
})
