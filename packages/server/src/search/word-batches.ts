import { partWords } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { ParameterJson } from '../core/tables.ts'
import { datasheetWords } from './datasheet-words.ts'
import { pageWords } from './page-text-words.ts'

/** Rows whose words are written in one statement: other work goes on between two of them. */
const wordBatch = 1000

/** What has words of its own, in the order in which they are written anew. */
export const wordTables = ['part', 'datasheet', 'page_text'] as const
export type WordTable = (typeof wordTables)[number]

/** A row with its words; pages go by their revision. */
interface Worded {
  id: number
  page?: number
  words: string[]
}

/** Texts of whole pages are longer than the names of parts. */
const pageBatch = 100

/** Writes the words of the next rows after a number anew; answers the last number, or nothing where no rows are left. */
export async function writeWordsAfter(db: Db, table: WordTable, after: number): Promise<number | undefined> {
  const rows = await readers[table](db, after)
  const last = rows.at(-1)?.id
  if (last !== undefined) await writers[table](db, JSON.stringify(rows))
  return last
}

const readers: Record<WordTable, (db: Db, after: number) => Promise<Worded[]>> = {
  part: readParts,
  datasheet: readSheets,
  page_text: readPages,
}

async function readParts(db: Db, after: number): Promise<Worded[]> {
  const rows = await db
    .selectFrom('part')
    .innerJoin('category', 'category.id', 'part.category_id')
    .select(['part.id', 'model', 'brand_id', 'category_id', 'parent_id', 'package', 'description', 'params'])
    .where('part.id', '>', after)
    .orderBy('part.id')
    .limit(wordBatch)
    .forNoKeyUpdate('part')
    .execute()
  return rows.map(({ id, brand_id, category_id, parent_id, params, ...part }) => ({
    id,
    words: partWords({
      ...part,
      brandId: brand_id,
      categoryIds: parent_id === null ? [category_id] : [category_id, parent_id],
      params: params as readonly ParameterJson[],
    }),
  }))
}

async function readSheets(db: Db, after: number): Promise<Worded[]> {
  const { rows } = await sql<{ id: number; title: string; brandId: number; categoryId: number; models: string[] }>`
    select id, title, brand_id as "brandId", category_id as "categoryId", array(
      select model from datasheet_part join part on part.id = part_id where datasheet_id = datasheet.id order by part.id
    ) as models
    from datasheet where id > ${after} order by id limit ${wordBatch} for no key update
  `.execute(db)
  return rows.map(({ id, ...sheet }) => ({ id, words: datasheetWords(sheet) }))
}

/** The pages of the next revisions: as many whole ones as fit, and one at least. */
async function readPages(db: Db, after: number): Promise<Worded[]> {
  const { rows } = await sql<{ id: number; page: number; text: string }>`
    with counted as (
      select revision_id, sum(count(*)) over (order by revision_id) as pages
      from page_text where revision_id > ${after} group by revision_id order by revision_id limit ${pageBatch}
    )
    select revision_id as id, page, text from page_text
    where revision_id in (select revision_id from counted where pages <= ${pageBatch} union select min(revision_id) from counted)
    order by revision_id, page for no key update
  `.execute(db)
  return rows.map(({ id, page, text }) => ({ id, page, words: pageWords(text) }))
}

const writers: Record<WordTable, (db: Db, rows: string) => Promise<unknown>> = {
  part: (db, rows) => writePartWords(rows).execute(db),
  datasheet: (db, rows) => writeSheetWords(rows).execute(db),
  page_text: (db, rows) => writePageWords(rows).execute(db),
}

/**
 * A part keeps its plain words, for it may be found by words that it does not show; those behind a sign, whose form is
 * ours, are only those of now. What is right already is not written.
 */
const writePartWords = (rows: string) => sql`
  with fresh as (
    select part.id, array_to_tsvector(row.words)
      || ts_delete(part.words, array(select lexeme from unnest(part.words) where lexeme ~ '^[=@]')) as words
    from json_to_recordset(${rows}::json) as row(id int, words text[]) join part on part.id = row.id
  )
  update part set words = fresh.words from fresh where part.id = fresh.id and part.words <> fresh.words
`

const writeSheetWords = (rows: string) => sql`
  update datasheet set words = array_to_tsvector(row.words)
  from json_to_recordset(${rows}::json) as row(id int, words text[])
  where datasheet.id = row.id and datasheet.words <> array_to_tsvector(row.words)
`

const writePageWords = (rows: string) => sql`
  update page_text set words = array_to_tsvector(row.words)
  from json_to_recordset(${rows}::json) as row(id int, page int, words text[])
  where revision_id = row.id and page_text.page = row.page and page_text.words <> array_to_tsvector(row.words)
`
