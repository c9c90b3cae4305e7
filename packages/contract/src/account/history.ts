import * as z from 'zod'
import { AgentVO } from '../agent/agent.ts'
import { get, post } from '../endpoint.ts'
import { idsOf } from '../field.ts'
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
const KeptAgent = z.object({ id: Id, name: z.string(), fullLogo: Url })

/** 浏览记录. One thing a person looked at or kept. Exactly one of the kinds is there (specification, section 3). */
export const RecentViewRecord = z
  .object({
    id: Id,
    createTime: Time,
    demandVO: ViewedDemand.optional(),
    mallGoods: ViewedGoods.optional(),
    specDto: ViewedDatasheet.optional(),
    articleDTO: ViewedArticle.optional(),
    agentVO: KeptAgent.optional().describe('Only among favourites.'),
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

export const clear = post('/my/history/clear', 'Forgets every view of one kind.', {
  idempotent: 'yes',
  input: z.object({
    type: z
      .literal([1, 2, 3, 4], { error: '请选择浏览类型' })
      .meta({ title: '浏览类型' })
      .describe('1 datasheets, 2 articles, 3 agents, 4 demands.'),
  }),
  invalidates: ['/my/history'],
})
