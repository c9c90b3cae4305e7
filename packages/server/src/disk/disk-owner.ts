import type { file, specFolder } from '@xinpu/contract/disk'
import type { OutputOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import { enterpriseIdOf, isActing, membershipOf } from '../enterprise/membership.ts'

/** A folder as the contract has it. */
export type Folder = OutputOf<typeof specFolder.add>
/** A file, datasheet or article as the contract has it. */
export type CloudFile = OutputOf<typeof file.detail>
export type DiskKind = CloudFile['kind']

/** Whoever asks for something of a disk. */
export type Asking = Pick<Context, 'db'> & { user: Pick<User, 'id'> }

/** Whose disk is meant, as its rows say it. */
export interface Disk {
  account_id: number | null
  enterprise_id: number | null
}

/** The disk of a person, or of the certified company they act for. */
export async function diskOf({ db, user }: Asking, owner: Folder['owner']): Promise<Disk> {
  if (owner === 'personal') return { account_id: user.id, enterprise_id: null }
  return { account_id: null, enterprise_id: await enterpriseIdOf(db, user.id) }
}

/** The disks that a person reaches: their own, and that of the certified company they act for. */
export async function disksOf({ db, user }: Asking): Promise<Disk[]> {
  const own = { account_id: user.id, enterprise_id: null }
  const membership = await membershipOf(db, user.id)
  return isActing(membership) ? [own, { account_id: null, enterprise_id: membership.enterprise_id }] : [own]
}

/** The name under which changes to a disk come one by one. */
export const nameOf = ({ account_id, enterprise_id }: Disk): string => `disk of ${account_id} ${enterprise_id}`

/** Whose disk a row is on, in the words of the contract. */
export const ownerOf = ({ enterprise_id }: Disk): Folder['owner'] =>
  enterprise_id === null ? 'personal' : 'enterprise'

/** The condition that a folder or a file is on a disk. Datasheets beside them have owners of their own. */
export const on = (table: 'disk_folder' | 'disk_file', { account_id, enterprise_id }: Disk) =>
  enterprise_id === null
    ? sql<boolean>`${sql.ref(`${table}.account_id`)} = ${account_id}`
    : sql<boolean>`${sql.ref(`${table}.enterprise_id`)} = ${enterprise_id}`

/** The condition that it is on one of several. */
export const onAny = (table: 'disk_folder' | 'disk_file', disks: readonly Disk[]) =>
  sql<boolean>`(${sql.join(
    disks.map((disk) => on(table, disk)),
    sql` or `,
  )})`

/** Which rows are meant, of one kind or of any. */
interface Meant {
  ids: readonly number[]
  kind?: DiskKind | undefined
}

/** The disk that files are on; the first one tells. Refuses where the person reaches none of them. */
export const diskOfFiles = (context: Asking, meant: Meant): Promise<Disk> => diskHolding(context, 'disk_file', meant)

/** The disk that folders are on. */
export const diskOfFolders = (context: Asking, meant: Meant): Promise<Disk> =>
  diskHolding(context, 'disk_folder', meant)

async function diskHolding(context: Asking, table: 'disk_folder' | 'disk_file', { ids, kind }: Meant): Promise<Disk> {
  const row = await context.db
    .selectFrom(table)
    .select(['account_id', 'enterprise_id'])
    .where('id', 'in', [...ids])
    .where(onAny(table, await disksOf(context)))
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind as DiskKind))
    .orderBy('id')
    .executeTakeFirst()
  if (!row) throw new Refusal(table === 'disk_file' ? '没有找到文件' : '没有找到文件夹', 'NOT_FOUND')
  return row
}
