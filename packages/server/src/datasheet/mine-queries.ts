import type { mine } from '@xinpu/contract/datasheet'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { Refusal } from '@xinpu/contract/refusal'
import { readUrl } from '../storage/upload-store.ts'
import { datasheets } from './datasheet-queries.ts'

/** What a person handed in, with where it stands. */
export const specUploads = (db: Db, accountId: number) =>
  db
    .selectFrom('spec_upload')
    .innerJoin('spec_check', 'spec_check.sha256', 'spec_upload.sha256')
    .innerJoin('file', 'file.sha256', 'spec_upload.sha256')
    .innerJoin('category', 'category.id', 'spec_upload.category_id')
    .leftJoin('brand', 'brand.id', 'spec_upload.brand_id')
    .leftJoin('datasheet', (join) =>
      join.onRef('datasheet.id', '=', 'datasheet_id').on('datasheet.state', '=', 'published'),
    )
    .leftJoin('datasheet_revision', 'datasheet_revision.id', 'revision_id')
    .selectAll('spec_upload')
    .select(['category.name as category_name', 'name_cn', 'short_name', 'logo', 'file.bytes', 'spec_check.page_count'])
    .select(['datasheet.id as spec_id', 'datasheet.title', 'download_count', 'revision'])
    .where('account_id', '=', accountId)

type UploadRow = Awaited<ReturnType<ReturnType<typeof specUploads>['execute']>>[number]

/** Words that are in the name of the file, the number or the brand. */
export const says = (keywords: string) =>
  sql<boolean>`strpos(lower(concat_ws(' ', filename, spec_upload.model, brand_name, name_cn, short_name)), lower(${keywords})) > 0`

export const presentUpload = (row: UploadRow): mine.MySpec => ({
  id: row.id,
  ...(row.spec_id !== null && { specId: row.spec_id }),
  ...(row.brand_id !== null && { brandId: row.brand_id }),
  filename: row.filename,
  title: row.title ?? row.filename.replace(/\.pdf$/i, ''),
  model: row.model,
  brandCn: row.name_cn ?? row.brand_name,
  brandName: row.short_name ?? row.brand_name,
  fullLogo: row.logo ?? '',
  categoryId: row.category_id,
  categoryName: row.category_name,
  language: row.language,
  revision: row.revision ?? '',
  fileSize: row.bytes,
  pageCount: row.page_count,
  downloadCount: row.download_count ?? 0,
  createTime: row.created_at.toISOString(),
  status: row.status,
  ...(row.reject_reason !== null && { rejectReason: row.reject_reason }),
})

/** The file that an address names, where it is this person's and was sent to be a datasheet. */
export async function ownFile({ db, user }: Context & { user: User }, url: string) {
  const at = readUrl(url)
  const file =
    at &&
    (await db
      .selectFrom('upload')
      .select(['key', 'name', 'sha256'])
      .where('key', '=', at.key)
      .where('file_type', '=', 'pdf')
      .where('purpose', '=', 'spec')
      .where('account_id', '=', user.id)
      .executeTakeFirst())
  if (!file) throw new Refusal('没有找到上传的文件，请重新上传', 'NOT_FOUND')
  return file
}

/** The public datasheet that has these very bytes as one of its revisions. */
export const datasheetOfFile = (db: Db, sha256: string) =>
  datasheets(db)
    .where('datasheet.id', 'in', (sub) =>
      sub.selectFrom('datasheet_revision').select('datasheet_id').where('file_sha256', '=', sha256),
    )
    .orderBy('datasheet.id')
    .executeTakeFirst()

/** The public datasheet of a brand about a part, whose next revision another file would be. */
export const datasheetOfPart = (db: Db, brandId: number, model: string) =>
  datasheets(db)
    .where('datasheet.brand_id', '=', brandId)
    .where('part.model_key', '=', model.trim().toUpperCase())
    .orderBy('datasheet.id')
    .executeTakeFirst()
