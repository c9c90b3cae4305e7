import { sql, type RawBuilder } from 'kysely'

/** What a search in texts is narrowed by. */
export interface FulltextFilter {
  brandId?: number | undefined
  categoryId?: number | undefined
  language?: 'zh' | 'en' | undefined
  year?: number | undefined
}

/** How many of the found datasheets have one value. */
export interface FulltextFacetCount {
  name: 'brandId' | 'categoryId' | 'language' | 'year'
  value: string
  label: string
  count: number
}

const mostValues = 60
const yes = sql`true`

/** Datasheets with a statement on each way of narrowing. The year is that of China. */
export const marked = ({ brandId, categoryId, language, year }: FulltextFilter): RawBuilder<unknown> => sql`
  select *,
    ${brandId ? sql`brand_id = ${brandId}` : yes} as brand_in,
    ${categoryId ? sql`category_id in (select id from category where id = ${categoryId} or parent_id = ${categoryId})` : yes} as category_in,
    ${language ? sql`language = ${language}` : yes} as language_in,
    ${year ? sql`year = ${year}` : yes} as year_in
  from (select *, extract(year from published_at at time zone 'Asia/Shanghai')::int as year from found) as dated`

/**
 * Each facet is counted over what the other ways of narrowing let through, so that it shows what another choice would
 * find. Years stand newest first, the rest by number.
 */
export const countedFacets: RawBuilder<unknown> = sql`
  select jsonb_agg(jsonb_build_object('name', name, 'value', value, 'label', label, 'count', count) order by name, place)
  from (
    select *, row_number() over (partition by name order by newest desc, count desc, label) as place from (
      select 'brandId' as name, brand_id::text as value, brand.name_cn || ' ' || brand.short_name as label, count(*)::int as count, 0 as newest
        from narrowed join brand on brand.id = brand_id where category_in and language_in and year_in group by brand_id, brand.id
      union all select 'categoryId', category_id::text, category.name, count(*)::int, 0
        from narrowed join category on category.id = category_id where brand_in and language_in and year_in group by category_id, category.id
      union all select 'language', language, language, count(*)::int, 0
        from narrowed where brand_in and category_in and year_in group by language
      union all select 'year', year::text, year || ' 年', count(*)::int, year
        from narrowed where brand_in and category_in and language_in group by year
    ) as counted
  ) as ordered where place <= ${sql.lit(mostValues)}`
