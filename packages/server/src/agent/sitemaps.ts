import { sql } from 'kysely'
import type { Listed, SitemapKind } from '../site/sitemap-kind.ts'

/** The pages of agents, and of what they offer, that search engines are told. */
export const agentSitemaps = {
  agent: {
    source: sql<Listed>`select id, '' as name, created_at as changed_at from shown_seller where kind = 'agent'`,
    path: ({ id }) => `/agentList/agentDetail/${id}`,
  },
  'agent-product': {
    source: sql<Listed>`select product.id, '' as name, product.created_at as changed_at
      from agent_product as product join shown_seller on shown_seller.id = product.seller_id`,
    path: ({ id }) => `/inquiry/agentProductDetails/${id}`,
  },
} satisfies Record<string, SitemapKind>
