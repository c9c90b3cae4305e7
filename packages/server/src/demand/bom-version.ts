import { bomVersion } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'

/** Keeps a list as it now stands, unless it is as its newest version is; the oldest version goes where there is no room. */
export async function keepVersion(tx: Db, id: number, now: Date): Promise<void> {
  await sql`
    with newest as (select * from bom_version where bom_id = ${id} order by number desc limit 1)
    insert into bom_version (bom_id, number, boards, attrition, line_count, lines, sheet, created_at)
    select id, coalesce((select number from newest), 0) + 1, boards, attrition, line_count, lines, sheet, ${now}
    from bom
    where id = ${id} and not exists (
      select from newest
      where newest.boards = bom.boards and newest.attrition = bom.attrition and newest.lines = bom.lines
        and newest.sheet is not distinct from bom.sheet
    )`.execute(tx)
  await sql`
    delete from bom_version
    where bom_id = ${id}
      and number <= (select max(number) from bom_version where bom_id = ${id}) - ${bomVersion.mostVersions}`.execute(tx)
}

/** A list of the person's own, or a refusal. */
export async function refuseOthersBom(db: Db, accountId: number, id: number): Promise<void> {
  const own = await db
    .selectFrom('bom')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!own) throw new Refusal('没有找到这份 BOM', 'NOT_FOUND')
}

const versionsOf = (db: Db, id: number) =>
  db
    .selectFrom('bom_version')
    .select(['number', 'boards', 'attrition', 'line_count', 'created_at'])
    .where('bom_id', '=', id)

interface Row {
  number: number
  boards: number
  attrition: number
  line_count: number
  created_at: Date
}

const present = ({ number, boards, attrition, line_count, created_at }: Row): bomVersion.BomVersion => ({
  number,
  boards,
  attrition,
  lineCount: line_count,
  createTime: created_at.toISOString(),
})

export const bomVersionHandlers: HandlersOf<typeof bomVersion> = {
  async list({ id }, { db, user }) {
    await refuseOthersBom(db, user.id, id)
    return (await versionsOf(db, id).orderBy('number', 'desc').execute()).map(present)
  },

  async detail({ id, number }, { db, user }) {
    await refuseOthersBom(db, user.id, id)
    const row = await versionsOf(db, id).select(['lines', 'sheet']).where('number', '=', number).executeTakeFirst()
    if (!row) throw new Refusal('没有这个版本，最多保留 50 个版本', 'NOT_FOUND')
    return { ...present(row), lines: row.lines, ...(row.sheet && { sheet: row.sheet }) }
  },
}
