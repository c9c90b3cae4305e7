import type { ArticleDetail } from '@xinpu/contract/article'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { UploadReader } from '../storage/upload-kind.ts'
import { readUrl } from '../storage/upload-store.ts'

/** Files that belong to an article, in their order. */
export async function attachmentsAt(db: Db, urls: readonly string[]): Promise<ArticleDetail['attachments']> {
  if (urls.length === 0) return []
  const keys = urls.flatMap((url) => readUrl(url)?.key ?? [])
  const rows = await db
    .selectFrom('upload')
    .select(['key', 'name', 'size'])
    .where(({ eb, fn, val }) => eb('key', '=', fn.any(val(keys))))
    .execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return urls.flatMap((url) => {
    const row = byKey.get(readUrl(url)?.key ?? '')
    return row ? [{ name: row.name, url, size: row.size }] : []
  })
}

/** Whoever may read an article may read what belongs to it. */
export const seesAttachment: UploadReader = async (db, { url }) => {
  const found = await db
    .selectFrom('article')
    .select('id')
    .where(sql<boolean>`attachments @> array[${url}]`)
    .where('status', '=', 'PUBLISHED')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
