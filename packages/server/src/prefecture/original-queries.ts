import type { originalData } from '@xinpu/contract/prefecture'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import { askedFor } from '../article/article-words.ts'
import type { Db } from '../core/database.ts'
import { presentFile } from './zone-file.ts'

/** Documents of makers with whose they are and their file. */
export const documents = (db: Db) =>
  db
    .selectFrom('original_data')
    .innerJoin('original_factory', 'original_factory.id', 'factory_id')
    .innerJoin('brand', 'brand.id', 'brand_id')
    .leftJoin('zone_file', 'zone_file.id', 'file_id')
    .select(['original_data.id', 'factory_id', 'brand_id', 'name_cn', 'title', 'original_data.type', 'language'])
    .select(['summary', 'download_count', 'view_count', 'original_data.created_at'])
    .select(['file_id', 'bytes', 'page_count', 'sha256'])

export type DocumentQuery = ReturnType<typeof documents>
export type DocumentRow = Awaited<ReturnType<DocumentQuery['executeTakeFirstOrThrow']>>

type Asked = Pick<ParsedOf<typeof originalData.list>, 'keywords' | 'language' | 'originalFactoryId' | 'type'>

/** Documents of a maker, a kind, a language and some words; Chinese ones first, the newest of each before the older. */
export function narrowedDocuments(db: Db, { keywords, language, originalFactoryId, type }: Asked): DocumentQuery {
  const asked = askedFor(keywords ?? '')
  return documents(db)
    .$if(originalFactoryId !== undefined, (found) => found.where('factory_id', '=', originalFactoryId ?? 0))
    .$if(type !== undefined, (found) => found.where('original_data.type', '=', type ?? 'other'))
    .$if(language !== undefined, (found) => found.where('language', '=', language ?? 'zh'))
    .$if(asked !== undefined, (found) => found.where(sql<boolean>`words @@ ${asked}::tsquery`))
    .orderBy('language', 'desc')
    .orderBy('original_data.created_at', 'desc')
    .orderBy('original_data.id', 'desc')
}

/** The bridge from the row to the wire. */
export const presentDocument = (row: DocumentRow, isKnown: boolean): originalData.OriginalData => ({
  id: row.id,
  originalFactoryId: row.factory_id,
  brandCn: row.name_cn,
  title: row.title,
  type: row.type,
  language: row.language,
  downloadCount: row.download_count,
  viewCount: row.view_count,
  createTime: row.created_at.toISOString(),
  ...(row.summary && { summary: row.summary }),
  ...presentFile(row, isKnown),
})
