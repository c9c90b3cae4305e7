import { sql } from 'kysely'
import type { Listed, SitemapKind } from '../site/sitemap-kind.ts'

/** The pages of certified companies, which search engines are told. */
export const enterpriseSitemaps = {
  enterprise: {
    source: sql<Listed>`
      select id, '' as name, coalesce(audited_at, created_at) as changed_at from enterprise where status = 'certified'
    `,
    path: ({ id }) => `/inquiry/corporateHome/${id}`,
  },
} satisfies Record<string, SitemapKind>
