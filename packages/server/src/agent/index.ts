import type * as contract from '@xinpu/contract/agent'
import { sql } from 'kysely'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { usual } from '../storage/upload-kind.ts'
import { agentHandlers } from './agent.ts'
import { noteAnswerTimes } from './answer-time.ts'
import { favouredAgents, viewedAgents } from './kept.ts'
import { lineMatter } from './line-matter.ts'
import { proofRecord } from './proof-record.ts'
import { recommendationMatter } from './recommendation-matter.ts'
import { suggestedAgents } from './seller-list.ts'
import { seedSellers } from './seller-seed.ts'
import { seesShownProof } from './shown-proof.ts'
import { agentSitemaps } from './sitemaps.ts'
import type { SellerTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends SellerTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Enterprises that sell: agents and traders, with the brands that they sell. */
export const agent = {
  unbuilt,
  refers: {
    'agent_product.brand_id': { to: 'brand', label: '代理商的产品' },
    'agent_product.part_id': { to: 'part', label: '代理商的产品' },
    'agent_recommendation.brand_id': { to: 'brand', label: '推荐的代理商' },
    'product_line.brand_id': { to: 'brand', label: '代理授权' },
    'seller_brand.brand_id': { to: 'brand', label: '经营的品牌', isSpare: true },
  },
  handlers: agentHandlers,
  matters: { productLine: lineMatter, agent: recommendationMatter },
  uploads: { certificate: { ...usual.paper, seenBy: 'owner' } },
  readers: [seesShownProof],
  favours: { 3: favouredAgents },
  views: { 3: viewedAgents },
  follows: { agent: sql`select id, name, coalesce(logo, '') as logo from shown_seller where kind = 'agent'` },
  records: { authorisation: proofRecord },
  daily: { answerTimes: noteAnswerTimes },
  sitemaps: agentSitemaps,
  suggestions: { agent: suggestedAgents },
  seeds: [seedSellers],
  doors: {
    'agent-page.ts': 'the history shows agents',
    'seller-page.ts': 'the history shows agents',
    'seller-queries.ts': 'the history shows agents',
  },
} satisfies Domain<typeof contract, Unbuilt>
