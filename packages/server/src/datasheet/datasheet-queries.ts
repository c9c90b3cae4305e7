import type { SpecDto } from '@xinpu/contract/datasheet'
import { plainOf, wordsOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Published datasheets in their newest revision. */
export const datasheets = (db: Db) =>
  db
    .selectFrom('datasheet')
    .innerJoin('brand', 'brand.id', 'datasheet.brand_id')
    .innerJoin('category', 'category.id', 'datasheet.category_id')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('datasheet_revision')
          .selectAll('datasheet_revision')
          .whereRef('datasheet_revision.datasheet_id', '=', 'datasheet.id')
          .orderBy('published_at', 'desc')
          .orderBy('datasheet_revision.id', 'desc')
          .limit(1)
          .as('current'),
      (join) => join.onTrue(),
    )
    .innerJoin('file', 'file.sha256', 'current.file_sha256')
    .leftJoin('part', 'part.id', 'datasheet.part_id')
    .select(['datasheet.id', 'datasheet.brand_id', 'datasheet.category_id', 'title', 'language', 'download_count'])
    .select(['brand.name_cn', 'brand.short_name', 'brand.logo', 'category.name as category_name', 'part.model'])
    .select([
      'current.id as revision_id',
      'current.revision',
      'current.page_count',
      'current.preview_count',
      'current.published_at',
    ])
    .select(['current.file_sha256', 'file.bytes'])
    .where('datasheet.state', '=', 'published')

export type DatasheetRow = Awaited<ReturnType<ReturnType<typeof datasheets>['execute']>>[number]

/** The same, those that people download most first. */
export const mostWanted = (db: Db) => datasheets(db).orderBy('download_count', 'desc').orderBy('datasheet.id')

const orders = {
  newest: sql`current.published_at desc`,
  downloads: sql`download_count desc`,
  name: sql`lower(title) collate "C"`,
}

/** Datasheets in another order than they came. */
export const inOrder = (found: ReturnType<typeof mostWanted>, order: keyof typeof orders) =>
  found.clearOrderBy().orderBy(orders[order]).orderBy('datasheet.id')

/** A category and what is below it. */
export const categoryIdsIn = (db: Db, categoryId: number) =>
  db
    .selectFrom('category')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', categoryId), eb('parent_id', '=', categoryId)]))

/** Datasheets whose title, parts or brand have all the words. */
export const datasheetsLike = (db: Db, keywords: string) =>
  datasheets(db)
    .where(hasWords(keywords))
    .orderBy(sql`part.model_plain = ${plainOf(keywords)}`, (order) => order.desc().nullsLast())
    .orderBy('download_count', 'desc')
    .orderBy('datasheet.id')

/** Whether a datasheet goes by all the words. */
export const hasWords = (keywords: string) => sql<boolean>`datasheet.words @@ ${everyWord(keywords)}::tsquery`

/** A text without any word finds nothing: no datasheet has the empty lexeme's stand-in. */
function everyWord(keywords: string): string {
  const pieces = wordsOf(keywords).slice(0, 12)
  if (pieces.length === 0) return "'@nothing'"
  return pieces.map((piece) => (/^[a-z0-9]{2,}$/.test(piece) ? `'${piece}':*` : `'${piece}'`)).join(' & ')
}

export const presentDatasheet = (row: DatasheetRow): SpecDto => ({
  id: row.id,
  brandId: row.brand_id,
  filename: `${row.title}.pdf`,
  title: row.title,
  model: row.model ?? '',
  brandCn: row.name_cn,
  brandName: row.short_name,
  fullLogo: row.logo,
  categoryId: row.category_id,
  categoryName: row.category_name,
  language: row.language,
  revision: row.revision,
  fileSize: row.bytes,
  pageCount: row.page_count,
  downloadCount: row.download_count,
  createTime: row.published_at.toISOString(),
})
