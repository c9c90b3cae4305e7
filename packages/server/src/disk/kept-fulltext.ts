import type { file } from '@xinpu/contract/disk'
import type { HandlersOf } from '../core/handlers.ts'
import { hitOf } from '../datasheet/fulltext.ts'
import { patternOf } from '../datasheet/fulltext-marks.ts'
import { termsOf } from '../datasheet/fulltext-terms.ts'
import { diskOf } from './disk-owner.ts'
import { checkFolder, foldersOf, within } from './folder-queries.ts'
import { foundInKept, unreadOn, type FoundKept } from './kept-fulltext-sql.ts'
import { keptOn, presentKept } from './kept-files.ts'

/** What somebody keeps and has the words, with the pages. */
export const findInKept: HandlersOf<typeof file>['fulltext'] = async (asked, context) => {
  const { owner, keywords, kind, dirId, pageIndex, pageSize } = asked
  const { db } = context
  const disk = await diskOf(context, owner)
  const folders = dirId === undefined ? undefined : await foldersOf(db, disk, kind ?? 'spec')
  if (folders) checkFolder(folders, dirId)
  const terms = await termsOf(db, keywords)
  const folderIds = folders && within(folders, dirId ?? 0).map(({ id }) => id)
  const limit = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const { total, found } = await foundInKept(db, disk, { terms, kind, folderIds, ...limit })
  const rows = found.length === 0 ? [] : await keptOn(db, [disk]).where('disk_file.id', 'in', found.map(idOf)).execute()
  const files = new Map(rows.map((row) => [row.id, presentKept(row)]))
  const patterns = terms.map(({ word }) => patternOf(word))
  return {
    data: found.flatMap(({ id, pages, pageTotal }) => {
      const kept = files.get(id)
      const hits = pages.map(({ page, text }) => hitOf(page, text, { patterns, isOpen: true }))
      return kept ? [{ file: kept, hits, total: pageTotal }] : []
    }),
    totalRecord: total,
    unread: await unreadOn(db, disk),
  }
}

const idOf = ({ id }: FoundKept): number => id
