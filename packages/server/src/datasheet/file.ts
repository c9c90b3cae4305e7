import type { file } from '@xinpu/contract/datasheet'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { zipEntries } from '../disk/zip-files.ts'
import { sendZip } from '../storage/send-zip.ts'
import { archiveNames } from './archive-names.ts'
import { datasheets } from './datasheet-queries.ts'

export const fileHandlers: HandlersOf<typeof file> = {
  async downloads({ ids, zipName: name }, context) {
    const { db } = context
    const wanted = [...new Set(ids)]
    const rows = await datasheets(db).where('datasheet.id', '=', oneOf(wanted)).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    const found = wanted.flatMap((id) => byId.get(id) ?? [])
    const names = archiveNames(found)
    return sendZip(context, {
      name: name || (found[0]?.title ?? ''),
      entries: found.map(({ file_sha256, bytes }, at) => ({ path: names[at] ?? '', sha256: file_sha256, bytes })),
      missing: wanted.filter((id) => !byId.has(id)).map((id) => `资料 ${id}`),
      begun: () =>
        db
          .updateTable('datasheet')
          .set({ download_count: sql`download_count + 1` })
          .where('id', '=', oneOf(found.map(({ id }) => id)))
          .execute(),
    })
  },

  async diskDownloads({ ids, folderIds, zipName: name }, context) {
    if (ids.length + folderIds.length === 0)
      throw new Refusal('请选择文件', 'INVALID', { errors: [{ field: 'ids', message: '请选择文件' }] })
    const entries = await zipEntries(context, { ids, folderIds })
    return sendZip(context, { name: name || (entries[0]?.path ?? ''), entries, missing: [] })
  },
}
