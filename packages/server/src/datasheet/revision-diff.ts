import type * as contract from '@xinpu/contract/datasheet'
import { Refusal } from '@xinpu/contract/refusal'
import { datasheetType } from '../account/recent-views.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import type { ReadingState } from './tables.ts'
import { changesBetween } from './revision-changes.ts'

type Handlers = HandlersOf<typeof contract.revision>

const mostChanges = 2000

export const revisionHandlers: Handlers = {
  async diff({ fromId, toId }, { db, user }) {
    const from = await revisionAt(db, fromId, '原版本')
    const to = await revisionAt(db, toId, '新版本')
    if (from.datasheet_id !== to.datasheet_id) throw new Refusal('这两个版本不属于同一份资料', 'CONFLICT')
    const [before, after] = [await pagesOf(db, from), await pagesOf(db, to)]
    const changes = changesBetween(before, after)
    return {
      from: presentRevision(from),
      to: presentRevision(to),
      changes: changes.slice(0, mostChanges),
      isCut: changes.length > mostChanges,
      favourIds: await favoursWith(db, user.id, to.datasheet_id),
      // Nobody keeps a BOM here yet.
      bomIds: [],
    }
  },
}

type RevisionRow = Awaited<ReturnType<typeof revisionAt>>

async function revisionAt(db: Db, id: number, name: string) {
  const row = await db
    .selectFrom('datasheet_revision')
    .innerJoin('datasheet', 'datasheet.id', 'datasheet_id')
    .innerJoin('file', 'file.sha256', 'file_sha256')
    .leftJoin('revision_text', 'revision_text.revision_id', 'datasheet_revision.id')
    .select(['datasheet_revision.id', 'datasheet_id', 'revision', 'published_at', 'datasheet_revision.page_count'])
    .select(['bytes', 'revision_text.state as reading'])
    .where('datasheet_revision.id', '=', id)
    .where('datasheet.state', '=', 'published')
    .executeTakeFirst()
  if (!row) throw new Refusal(`没有找到${name}`, 'NOT_FOUND')
  return row
}

const presentRevision = (row: RevisionRow): contract.Revision => ({
  id: row.id,
  rev: row.revision,
  date: row.published_at.toISOString(),
  pageCount: row.page_count,
  fileSize: row.bytes,
})

const reasons: Record<Exclude<ReadingState, 'read'>, string> = {
  scanned: '是扫描件，没有文字，无法比较',
  encrypted: '的文件已加密，无法比较',
  broken: '的文件已损坏，无法比较',
  heavy: '的文件过于复杂，无法比较',
  missing: '的文件不在了，无法比较',
}

async function pagesOf(db: Db, { id, revision, reading }: RevisionRow) {
  if (!reading) throw new Refusal(`版本 ${revision} 的文字还在读取，请稍后再试`, 'FAIL')
  if (reading !== 'read') throw new Refusal(`版本 ${revision} ${reasons[reading]}`, 'FAIL')
  return db.selectFrom('page_text').select(['page', 'text']).where('revision_id', '=', id).orderBy('page').execute()
}

/** A person's favourites that are this datasheet, or describe one of its parts. */
async function favoursWith(db: Db, accountId: number, datasheetId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favour')
    .select('target_id')
    .where('account_id', '=', accountId)
    .where('type', '=', datasheetType)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('target_id', '=', datasheetId),
        eb(
          'target_id',
          'in',
          selectFrom('datasheet_part as kept')
            .innerJoin('datasheet_part as own', 'own.part_id', 'kept.part_id')
            .select('kept.datasheet_id')
            .where('own.datasheet_id', '=', datasheetId),
        ),
      ]),
    )
    .orderBy('target_id')
    .execute()
  return rows.map((row) => row.target_id)
}
