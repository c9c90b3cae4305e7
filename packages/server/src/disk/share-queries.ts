import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Names of the first files of a share. */
const shownNames = 3

/** Files of a share that its maker still reaches and has not binned; of whoever was blocked, or a company that was, none. */
export const sharedFiles = (db: Db, key: string) =>
  db
    .selectFrom('disk_share')
    .innerJoin('disk_share_file', 'share_id', 'disk_share.id')
    .innerJoin('disk_file', 'disk_file.id', 'file_id')
    .select(['disk_file.id', 'disk_file.name', 'disk_file.bytes', 'disk_file.sha256', 'disk_file.updated_at'])
    .where('disk_share.key', '=', key)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(disk_file.account_id = disk_share.account_id or exists (
        select from enterprise_member member join enterprise on enterprise.id = member.enterprise_id
        where member.enterprise_id = disk_file.enterprise_id and member.account_id = disk_share.account_id
          and member.status = 'joined' and enterprise.status = 'certified'))`,
    )
    .where(
      sql<boolean>`exists (select from account where account.id = disk_share.account_id and not account.is_blocked)`,
    )
    .orderBy(sql`lower(disk_file.name)`)

/** The links that a person made, with the names of their first files. */
export const sharesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('disk_share')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('disk_share_file')
          .innerJoin('disk_file', 'disk_file.id', 'file_id')
          .select(sql<number>`count(*)::int`.as('count'))
          .select(
            sql<string[]>`coalesce((array_agg(name order by lower(name)))[1:${sql.lit(shownNames)}], '{}')`.as('names'),
          )
          .whereRef('share_id', '=', 'disk_share.id')
          .where('deleted_at', 'is', null)
          .as('shared'),
      (join) => join.onTrue(),
    )
    .select(['disk_share.id', 'key', 'code', 'view_count', 'expires_at', 'created_at', 'names', 'count'])
    .where('account_id', '=', accountId)
