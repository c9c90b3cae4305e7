import type { specFolder } from '@xinpu/contract/disk'
import type { OutputOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import { enterpriseIdOf } from '../enterprise/membership.ts'

/** A folder as the contract has it. */
export type Folder = OutputOf<typeof specFolder.add>

/** Whose disk is meant, as its rows say it. */
export interface Disk {
  account_id: number | null
  enterprise_id: number | null
}

/** The disk of a person, or of the certified company they act for. */
export async function diskOf({ db, user }: Context & { user: User }, owner: Folder['owner']): Promise<Disk> {
  if (owner === 'personal') return { account_id: user.id, enterprise_id: null }
  return { account_id: null, enterprise_id: await enterpriseIdOf(db, user.id) }
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
