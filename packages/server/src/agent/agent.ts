import type * as contract from '@xinpu/contract/agent'
import { agentType, rememberView } from '../account/recent-views.ts'
import { enterprisePage } from '../article/article-list.ts'
import { oneOf } from '../core/prepared-statement.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { contactsShown } from '../enterprise/contact-queries.ts'
import { agentFacets } from './agent-facets.ts'
import { presentAgent, presentAgents } from './agent-page.ts'
import { fewestProving } from './covers.ts'
import { pageOfLines } from './line-queries.ts'
import { ownLines } from './own-lines.ts'
import { sellerNamed } from './own-seller.ts'
import { productHandlers } from './product.ts'
import { recommendAgent } from './recommendation.ts'
import { recordsBehind } from './records-behind.ts'
import { hotSellers, sellerHints, sellersLike } from './seller-list.ts'
import { askedBy, countView, ownPage, sellerPage } from './seller-page.ts'
import { sellers } from './seller-queries.ts'
import { pageOfSold } from './sold-brands.ts'
import { myTraderHandlers, traderHandlers, traderLineHandlers } from './trader.ts'

export const agentHandlers: HandlersOf<typeof contract> = {
  search: ({ keywords }, context) => sellerHints(context.db, askedBy(context, 'agent'), keywords),

  async list({ pageIndex, pageSize, brandId = [], auth, ...filter }, context) {
    const { db } = context
    const query = sellersLike(db, askedBy(context, 'agent'), { ...filter, brandIds: brandId, hasProof: auth })
    const { rows, total } = await paginate(db, query, { pageIndex, pageSize })
    const [agents, records] = await Promise.all([
      presentAgents(db, rows, { brandIds: brandId, at: context.now() }),
      recordsBehind(context, rows),
    ])
    return { data: agents.map((agent, at) => ({ ...agent, ...records(rows[at]) })), totalRecord: total }
  },

  facets: ({ brandId = [], auth, ...filter }, context) =>
    agentFacets(context.db, askedBy(context, 'agent'), { ...filter, brandIds: brandId, hasProof: auth }),

  async fewest({ brandId, region }, context) {
    const { db } = context
    const asked = { brandIds: brandId, at: context.now() }
    const { ids, ...told } = await fewestProving(db, { ...asked, region })
    const rows = await sellers(db, askedBy(context, 'agent')).where('seller.id', '=', oneOf(ids)).execute()
    const agents = await presentAgents(db, rows, asked)
    return { ...told, agents: agents.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) }
  },

  async detail({ id }, context) {
    const { db, user, now } = context
    const [row, brands] = await sellerPage(db, askedBy(context, 'agent'), id)
    await countView(db, id)
    if (user) await rememberView(db, user.id, { type: agentType, targetId: id, at: now() })
    return presentAgent(row, { brands })
  },

  async hot({ size }, context) {
    return presentAgents(context.db, await hotSellers(context.db, askedBy(context, 'agent')).limit(size).execute())
  },

  async news({ agentId, ...page }, { db }) {
    const seller = await sellerNamed(db, 'agent', agentId)
    return enterprisePage(db, { enterpriseId: seller.enterprise_id, name: seller.name }, page)
  },

  async brands({ agentId, ...page }, { db }) {
    await sellerNamed(db, 'agent', agentId)
    return pageOfSold(db, agentId, page)
  },

  async contacts({ agentId }, context) {
    const { enterprise_id } = await sellerNamed(context.db, 'agent', agentId)
    return contactsShown(context, { kind: 'enterprise', id: enterprise_id })
  },

  myAgent: {
    ...ownPage('agent', (row, brands) => presentAgent(row, { brands })),

    async recommend(told, context) {
      await recommendAgent(context, told)
      return null
    },
  },

  agentProduct: productHandlers,

  productLine: {
    ...ownLines('agent'),
    list: ({ agentId, ...page }, context) => pageOfLines(context, { kind: 'agent', id: agentId }, page),
  },

  myTrader: myTraderHandlers,

  trader: traderHandlers,

  traderLine: traderLineHandlers,
}
