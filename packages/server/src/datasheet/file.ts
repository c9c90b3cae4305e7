import type { file } from '@xinpu/contract/datasheet'
import { Refusal } from '@xinpu/contract/refusal'
import { zipName } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { zipEntries } from '../disk/zip-files.ts'
import { zipOf } from '../storage/zip.ts'
import { archiveNames } from './archive-names.ts'
import { datasheets } from './datasheet-queries.ts'

/** Zips of one person at a time. */
const mostZips = 1
/** The most that goes into one zip. */
const mostBytes = 2_000_000_000

export const fileHandlers: HandlersOf<typeof file> = {
  async downloads({ ids, zipName: name }, { db, files, limits, user }) {
    const wanted = [...new Set(ids)]
    const rows = await datasheets(db).where('datasheet.id', 'in', wanted).execute()
    if (rows.length === 0) throw new Refusal('没有找到要下载的资料', 'NOT_FOUND')
    if (rows.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes)
      throw new Refusal('所选资料超过 2 GB，请分批下载', 'INVALID')
    const leave = await limits.hold(`zip ${user.id}`, mostZips)
    if (!leave) throw new Refusal('已有一个下载正在进行，请等它完成', 'TOO_FREQUENT')
    try {
      const found = rows.sort((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id))
      const entries = archiveNames(found).map((path, index) => ({ path, sha256: found[index]?.file_sha256 ?? '' }))
      const unknown = wanted.filter((id) => !rows.some((row) => row.id === id)).map((id) => `资料 ${id}`)
      const body = await zipOf(files, entries, unknown)
      body.once('close', leave)
      await db
        .updateTable('datasheet')
        .set({ download_count: sql`download_count + 1` })
        .where(
          'id',
          'in',
          found.map(({ id }) => id),
        )
        .execute()
      return { name: zipName(name || (found[0]?.title ?? '')), type: 'application/zip', body }
    } catch (error) {
      leave()
      throw error
    }
  },
  async diskDownloads({ ids, zipName: name }, context) {
    const { files, limits, user } = context
    const entries = await zipEntries(context, ids)
    if (entries.length === 0) throw new Refusal('没有找到要下载的文件', 'NOT_FOUND')
    if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes)
      throw new Refusal('所选文件超过 2 GB，请分批下载', 'INVALID')
    const leave = await limits.hold(`zip ${user.id}`, mostZips)
    if (!leave) throw new Refusal('已有一个下载正在进行，请等它完成', 'TOO_FREQUENT')
    try {
      const body = await zipOf(files, entries)
      body.once('close', leave)
      return { name: zipName(name || (entries[0]?.path ?? '')), type: 'application/zip', body }
    } catch (error) {
      leave()
      throw error
    }
  },
}
