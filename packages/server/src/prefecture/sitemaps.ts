import { sql } from 'kysely'
import type { Listed, SitemapKind } from '../site/sitemap-kind.ts'

/** The pages of the zone that search engines are told. */
export const prefectureSitemaps = {
  course: {
    source: sql<Listed>`select id, title as name, updated_at as changed_at from article
      where status = 'PUBLISHED' and zone = 'course'`,
    path: ({ id }) => `/prefecture/courseMaterialDetail?id=${id}`,
  },
  datum: {
    source: sql<Listed>`select id, title as name, updated_at as changed_at from article
      where status = 'PUBLISHED' and zone = 'datum'`,
    path: ({ id }) => `/prefecture/datumDetail?id=${id}`,
  },
  scheme: {
    source: sql<Listed>`select id, name, created_at as changed_at from scheme`,
    path: ({ id }) => `/prefecture/circuitScheme?id=${id}`,
  },
  'original-data': {
    source: sql<Listed>`select id, title as name, created_at as changed_at from original_data`,
    path: ({ id }) => `/prefecture/originalDataDetail?id=${id}`,
  },
} satisfies Record<string, SitemapKind>
