import type * as contract from '@xinpu/contract/agent'
import { agentType, rememberView } from '../account/recent-views.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { contactsShown } from '../enterprise/contact-queries.ts'
import { presentAgent, presentAgents } from './agent-page.ts'
import type { Unbuilt } from './index.ts'
import { pageOfLines } from './line-queries.ts'
import { ownLines } from './own-lines.ts'
import { sellerNamed } from './own-seller.ts'
import { recommendAgent } from './recommendation.ts'
import { hotSellers, sellerHints, sellersLike } from './seller-list.ts'
import { askedBy, countView, ownPage, sellerPage } from './seller-page.ts'
import { pageOfSold } from './sold-brands.ts'
import { myTraderHandlers, traderHandlers, traderLineHandlers } from './trader.ts'

export const agentHandlers: HandlersOf<typeof contract, Unbuilt> = {
  search: ({ keywords }, context) => sellerHints(context.db, askedBy(context, 'agent'), keywords),

  async list({ pageIndex, pageSize, brandId = [], auth, ...filter }, context) {
    const { db } = context
    const query = sellersLike(db, askedBy(context, 'agent'), { ...filter, brandIds: brandId, hasProof: auth })
    const { rows, total } = await paginate(db, query, { pageIndex, pageSize })
    const [only] = new Set(brandId).size === 1 ? brandId : []
    return { data: await presentAgents(db, rows, only), totalRecord: total }
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

  productLine: {
    ...ownLines('agent'),
    list: ({ agentId, ...page }, context) => pageOfLines(context, { kind: 'agent', id: agentId }, page),
  },

  myTrader: myTraderHandlers,

  trader: traderHandlers,

  traderLine: traderLineHandlers,
}
