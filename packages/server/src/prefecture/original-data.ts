import type { originalData } from '@xinpu/contract/prefecture'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { namesInZip } from '../storage/names-in-zip.ts'
import { sendZip } from '../storage/send-zip.ts'
import { documents, narrowedDocuments, presentDocument } from './original-queries.ts'
import { idsOf } from './tech-queries.ts'
import { previewOf } from './zone-file.ts'
import { countZoneTaking, countZoneView } from './zone-view.ts'

export const originalDataHandlers: HandlersOf<typeof originalData> = {
  async list({ pageIndex, pageSize, ...asked }, { db, user }) {
    const { rows, total } = await paginate(db, narrowedDocuments(db, asked), { pageIndex, pageSize }, 'kept')
    return { data: rows.map((row) => presentDocument(row, user !== null)), totalRecord: total }
  },

  async detail({ id }, context) {
    const { db, user } = context
    const row = await documents(db).select(['content', 'models']).where('original_data.id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这份资料', 'NOT_FOUND')
    await countZoneView(context, 'originalData', id)
    const { content, models, brand_id: brandId } = row
    return { ...presentDocument(row, user !== null), brandId, content, models, previewUrl: previewOf(row) }
  },

  /** Those read and taken most come first. */
  async recommend(page, { db, user }) {
    const worth = documents(db)
      .orderBy(sql`(download_count + view_count)`, 'desc')
      .orderBy('original_data.id', 'desc')
    const { rows, total } = await paginate(db, worth, page, 'kept')
    return { data: rows.map((row) => presentDocument(row, user !== null)), totalRecord: total }
  },

  async download({ ids, zipName }, context) {
    const { db } = context
    const rows = await documents(db)
      .where('original_data.id', '=', oneOf(ids))
      .where('file_id', 'is not', null)
      .execute()
    const names = namesInZip(rows.map(({ title }) => title))
    return sendZip(context, {
      name: zipName || (rows[0]?.title ?? ''),
      entries: rows.map(({ sha256, bytes }, at) => ({
        path: names[at] ?? '',
        sha256: sha256 ?? '',
        bytes: bytes ?? 0,
      })),
      missing: ids.filter((id) => !rows.some((row) => row.id === id)).map((id) => `资料 ${id}`),
      begun: () => countZoneTaking(context, 'originalData', idsOf(rows)),
    })
  },
}
