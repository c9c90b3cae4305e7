import type { fulltext } from '@xinpu/contract/datasheet'
import { countCeiling } from '@xinpu/contract/page'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { neighboursOf } from './fulltext-neighbours.ts'
import { countedFacets, marked, type FulltextFacetCount, type FulltextFilter } from './fulltext-facets.ts'
import type { TextTerm } from './fulltext-terms.ts'

export interface FulltextQuery extends FulltextFilter {
  terms: readonly TextTerm[]
  sort: fulltext.FulltextSort
  limit: number
  offset: number
}

/** A datasheet that was found, and its best pages. */
export interface FoundSheet {
  id: number
  revisionId: number
  previewCount: number
  pages: number[]
  /** Pages with hits in all. */
  total: number
}

export interface FulltextAnswer {
  total: number
  sheets: FoundSheet[]
  facets: FulltextFacetCount[]
  /** Datasheets that have every word, whatever they are narrowed by. */
  whole: number
  /** Which words most datasheets have together: a bit each. */
  best: number | null
}

/** Pages of one datasheet that are named. */
const shownPages = 4

const orders: Record<fulltext.FulltextSort, RawBuilder<unknown>> = {
  relevance: sql`(full_pages > 0) desc, beside desc, bit_count(titled::bit(16)) desc, full_pages desc, download_count desc, id`,
  newest: sql`published_at desc, id desc`,
  downloads: sql`download_count desc, id`,
}

/**
 * Datasheets that have all the words, in their newest revision: those that have them on one page before those that have
 * them here and there, and next to each other before apart. A brand, a category or the title may stand in for a word of the text.
 */
export async function findInTexts(db: Db, query: FulltextQuery): Promise<FulltextAnswer> {
  const { rows } = await sql<FulltextAnswer>`
    with ${foundSheets(query.terms)},
    narrowed as (
      select *, brand_in and category_in and language_in and year_in as is_in from (${marked(query)}) as marked
    ),
    chosen as (
      select *, row_number() over (order by ${orders[query.sort]}) as place from narrowed where is_in
      order by place limit ${query.limit} offset ${query.offset}
    ),
    shown as (
      select chosen.revision_id, page, row_number() over (
        partition by chosen.revision_id
        order by bit_count((mask | titled)::bit(16)) desc, coalesce(traces, 0) desc, page) as place
      from page_hit join chosen using (revision_id) left join beside_page using (revision_id, page)
      where full_pages = 0 or (mask | titled) = ${everyBit(query.terms)}
    ),
    paged as (select revision_id, jsonb_agg(page order by page) as pages from shown where place <= ${shownPages} group by revision_id)
    select (select least(count(*), ${countCeiling + 1})::int from narrowed where is_in) as total,
      (select count(*)::int from found) as whole,
      (select mask from scored group by mask order by bit_count(mask::bit(16)) desc, count(*) desc limit 1) as best,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'revisionId', revision_id, 'previewCount', preview_count,
        'pages', pages, 'total', case when full_pages > 0 then full_pages else any_pages end) order by chosen.place)
        from chosen join paged using (revision_id)), '[]') as sheets,
      coalesce((${countedFacets}), '[]') as facets
  `.execute(db)
  return rows[0] ?? { total: 0, sheets: [], facets: [], whole: 0, best: null }
}

export const everyBit = (terms: readonly TextTerm[]): number => 2 ** terms.length - 1

/** Which words stand on which pages, as bits. */
export const pageHits = (terms: readonly TextTerm[], isAmong: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> => {
  const hits = terms.map(
    ({ condition }, at) =>
      sql`select revision_id, page, ${sql.lit(2 ** at)} as mask from pages_with(${condition}::tsquery) where ${isAmong}`,
  )
  return hits.length === 1
    ? sql.join(hits)
    : sql`select revision_id, page, bit_or(mask) as mask from (${sql.join(hits, sql` union all `)}) as hit group by revision_id, page`
}

/** The words that a datasheet has as a whole, by its title, parts, brand or category. */
export const titledBits = (terms: readonly TextTerm[]): RawBuilder<unknown> =>
  sql.join(
    terms.map(
      ({ condition, brandIds, categoryIds }, at) => sql`case when datasheet.words @@ ${condition}::tsquery
        or datasheet.brand_id = any(${brandIds}::int[])
        or datasheet.category_id in (select id from category where id = any(${categoryIds}::int[]) or parent_id = any(${categoryIds}::int[]))
        then ${sql.lit(2 ** at)} else 0 end`,
    ),
    sql` | `,
  )

/** Pages that have words next to each other, with how many such pairs. */
function pagesBeside(terms: readonly TextTerm[]): RawBuilder<unknown> {
  const found = neighboursOf(terms).map((trace) => sql`select revision_id, page from pages_with(${trace}::tsquery)`)
  return found.length === 0
    ? sql`select 0 as revision_id, 0 as page, 0 as traces where false`
    : sql`select revision_id, page, count(*)::int as traces from (${sql.join(found, sql` union all `)}) as pair group by revision_id, page`
}

/** Pages are counted by the words they have before anything is joined: they are many, their kinds are few. */
const foundSheets = (terms: readonly TextTerm[]): RawBuilder<unknown> => sql`
  page_hit as materialized (${pageHits(terms)}),
  by_mask as materialized (
    select revision_id, mask, count(*)::int as pages from page_hit group by revision_id, mask
  ),
  sheet as materialized (
    select revision.id as revision_id, published_at, preview_count, datasheet.id, brand_id, category_id, language, download_count,
      ${titledBits(terms)} as titled
    from datasheet_revision revision join datasheet on datasheet.id = datasheet_id
    where revision.id in (select revision_id from by_mask) and state = 'published'
      and not exists (
        select from datasheet_revision later where later.datasheet_id = datasheet.id
          and (later.published_at, later.id) > (revision.published_at, revision.id)
      )
  ),
  scored as materialized (
    select revision_id, bit_or(mask) | titled as mask, sum(pages)::int as any_pages,
      coalesce(sum(pages) filter (where (mask | titled) = ${everyBit(terms)}), 0)::int as full_pages
    from by_mask join sheet using (revision_id) group by revision_id, titled
  ),
  beside_page as materialized (${pagesBeside(terms)}),
  found as materialized (
    select sheet.*, any_pages, full_pages, coalesce(beside, 0) as beside
    from scored join sheet using (revision_id)
      left join (select revision_id, max(traces) as beside from beside_page group by revision_id) as near using (revision_id)
    where scored.mask = ${everyBit(terms)}
  )`
