import { sql, type RawBuilder } from 'kysely'
import type { Listed, SitemapKind } from '../site/sitemap-kind.ts'

const brand = (hasSomething: RawBuilder<unknown>) => sql<Listed>`
  select brand.id, '' as name, coalesce(newest.changed_at, brand.created_at) as changed_at
  from brand left join (select brand_id, max(updated_at) as changed_at from part group by brand_id) newest
    on newest.brand_id = brand.id
  where ${hasSomething}
`

/** The pages of brands that search engines are told. */
export const brandSitemaps = {
  brand: { source: brand(sql`part_count + datasheet_count > 0`), path: ({ id }) => `/brandDetail/${id}` },
  'brand-part': { source: brand(sql`part_count > 0`), path: ({ id }) => `/datasheet/datasheetBrand/${id}` },
} satisfies Record<string, SitemapKind>
