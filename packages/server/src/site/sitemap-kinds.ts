import { fewestFacts, slugOf } from '@xinpu/sdk/format'
import { sql, type RawBuilder } from 'kysely'

/** Something with a page of its own. */
export interface Listed {
  id: number
  /** What the address says besides the number. */
  name: string
  changed_at: Date
}

/** What one kind of page is listed from. */
export interface SitemapKind {
  /** Rows of `Listed`: only what has a page that search engines may keep. */
  source: RawBuilder<Listed>
  path: (row: Listed) => string
}

const told = sql`(
  jsonb_array_length(params) + (package <> '')::int + exists (
    select from datasheet_part join datasheet on datasheet.id = datasheet_id
    where datasheet_part.part_id = part.id and state = 'published'
  )::int
)`

const part = sql<Listed>`
  select id, model as name, updated_at as changed_at from part where params <> '[]' and ${told} >= ${fewestFacts}
`
const datasheet = sql<Listed>`
  select id, '' as name, updated_at as changed_at from datasheet
  where state = 'published' and exists (select from datasheet_revision where datasheet_id = datasheet.id)
`
const brand = (hasSomething: RawBuilder<unknown>) => sql<Listed>`
  select brand.id, '' as name, coalesce(newest.changed_at, brand.created_at) as changed_at
  from brand left join (select brand_id, max(updated_at) as changed_at from part group by brand_id) newest
    on newest.brand_id = brand.id
  where ${hasSomething}
`
const category = sql<Listed>`
  select category.id, '' as name, max(newest.changed_at) as changed_at
  from category join category leaf on leaf.id = category.id or leaf.parent_id = category.id
  join (select category_id, max(updated_at) as changed_at from part group by category_id) newest
    on newest.category_id = leaf.id
  where category.part_count > 0 group by category.id
`

/** Every kind of page that is told to search engines, by its name in the address of a sitemap. */
export const sitemapKinds: Readonly<Record<string, SitemapKind>> = {
  part: { source: part, path: ({ id, name }) => `/datasheet/datasheetDetail/${id}/${slugOf(name)}` },
  datasheet: { source: datasheet, path: ({ id }) => `/specification_detail/${id}` },
  brand: { source: brand(sql`part_count + datasheet_count > 0`), path: ({ id }) => `/brandDetail/${id}` },
  'brand-part': { source: brand(sql`part_count > 0`), path: ({ id }) => `/datasheet/datasheetBrand/${id}` },
  category: { source: category, path: ({ id }) => `/datasheet/datasheetCategory/${id}` },
  selection: { source: category, path: ({ id }) => `/prefecture/electronicComponentList/${id}` },
}
