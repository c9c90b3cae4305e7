import { sql } from 'kysely'
import type { Listed, SitemapKind } from '../site/sitemap-kind.ts'
import { trendPath } from './trend-queries.ts'

/** The pages of circles and posts that search engines are told. */
export const circleSitemaps = {
  circle: {
    source: sql<Listed>`select id, name, created_at as changed_at from circle where status = 'open'`,
    path: ({ id }) => `/circle/circleDetail/${id}`,
  },
  trend: {
    source: sql<Listed>`select id, title as name, created_at as changed_at from trend where status = 'published'`,
    path: ({ id }) => trendPath(id),
  },
} satisfies Record<string, SitemapKind>
