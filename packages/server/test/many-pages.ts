import { sql } from 'kysely'
import type { Db } from '../src/core/database.ts'

/** Pages of newest revisions whose text is known. */
export async function pagesIn(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from page_text
    where revision_id in (select distinct on (datasheet_id) id from datasheet_revision order by datasheet_id, published_at desc, id desc)
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Copies the datasheets that there are, each as one of its own, until there are pages enough. */
export async function manyPages(db: Db, least: number): Promise<void> {
  const own = await pagesIn(db)
  const copies = Math.ceil(least / own) - 1
  await sql`alter table datasheet add column copy_of int, add column copy_number int`.execute(db)
  await sql`
    insert into datasheet (brand_id, category_id, part_id, title, language, download_count, words, copy_of, copy_number)
    select brand_id, category_id, part_id, title || ' ' || number, language, download_count, words, id, number
    from datasheet, generate_series(1, ${copies}::int) as number
  `.execute(db)
  await sql`
    with newest as (
      select distinct on (datasheet_id) * from datasheet_revision order by datasheet_id, published_at desc, id desc
    ), copied as (
      insert into datasheet_revision (datasheet_id, revision, file_sha256, preview_sha256, page_count, preview_count, published_at)
      select datasheet.id, 'copy of ' || newest.id, file_sha256, preview_sha256, page_count, preview_count, published_at
      from newest join datasheet on copy_of = datasheet_id returning id, revision
    )
    insert into page_text (revision_id, page, text, words)
    select copied.id, page, text, words from copied join page_text on page_text.revision_id = substr(revision, 9)::int
  `.execute(db)
  await sql`vacuum analyze`.execute(db)
}
