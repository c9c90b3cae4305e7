import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { everyBit, pageHits, titledBits } from './fulltext-sql.ts'
import type { TextTerm } from './fulltext-terms.ts'

const mostPages = 2000

export interface PageWithWords {
  page: number
  text: string
  /** Where pieces of the text stand, five numbers each. */
  places: number[]
}

/** The pages of one datasheet that have the words: all of them where a page does, else some. */
export async function pagesWith(
  db: Db,
  terms: readonly TextTerm[],
  { id, revisionId }: { id: number; revisionId: number },
): Promise<PageWithWords[]> {
  if (terms.length === 0) return []
  const { rows } = await sql<PageWithWords>`
    with page_hit as materialized (${pageHits(terms, sql`revision_id = ${revisionId}`)}),
    marked as (
      select page, mask | (select ${titledBits(terms)} from datasheet where id = ${id}) as mask from page_hit
    ),
    full_hit as (select page from marked where mask = ${everyBit(terms)})
    select page, text, places from page_text
    where revision_id = ${revisionId} and page in (
      select page from full_hit union all select page from marked where not exists (select from full_hit)
    )
    order by page limit ${mostPages}
  `.execute(db)
  return rows
}
