import { fewestFacts, slugOf } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Listed, SitemapKind } from '../site/sitemap-kind.ts'

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
const category = sql<Listed>`
  select category.id, '' as name, max(newest.changed_at) as changed_at
  from category join category leaf on leaf.id = category.id or leaf.parent_id = category.id
  join (select category_id, max(updated_at) as changed_at from part group by category_id) newest
    on newest.category_id = leaf.id
  where category.part_count > 0 group by category.id
`

/** The pages of parts, datasheets and categories that search engines are told. */
export const datasheetSitemaps = {
  part: { source: part, path: ({ id, name }) => `/datasheet/datasheetDetail/${id}/${slugOf(name)}` },
  datasheet: { source: datasheet, path: ({ id }) => `/specification_detail/${id}` },
  category: { source: category, path: ({ id }) => `/datasheet/datasheetCategory/${id}` },
  selection: { source: category, path: ({ id }) => `/prefecture/electronicComponentList/${id}` },
} satisfies Record<string, SitemapKind>
