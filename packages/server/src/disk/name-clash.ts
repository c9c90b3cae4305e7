import type { file } from '@xinpu/contract/disk'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { binFiles } from './bin-files.ts'
import { on, type Disk } from './disk-owner.ts'
import { freeName, keyOf } from './file-name.ts'

export type OnClash = ParsedOf<typeof file.move>['onClash']

/** Where files come to lie. */
export interface Target {
  disk: Disk
  /** Null is the root. */
  folderId: number | null
  at: Date
  onClash: OnClash
}

/**
 * The names that files get in a folder, in their order. What has a name there already refuses them, stays beside them,
 * or goes to the bin; undefined for those that are passed over for it.
 */
export async function settleNames(
  tx: Db,
  target: Target,
  names: readonly string[],
): Promise<readonly (string | undefined)[]> {
  const taken = await namesIn(tx, target)
  const replaced: number[] = []
  const settled = names.map((name) => {
    const holder = taken.get(keyOf(name))
    if (holder !== undefined && target.onClash === 'refuse')
      throw new Refusal(`这里已有同名文件「${name}」`, 'CONFLICT')
    if (holder !== undefined && target.onClash === 'skip') return undefined
    if (holder && target.onClash === 'replace') replaced.push(holder)
    const free = holder && target.onClash === 'replace' ? name : freeName(name, (key) => taken.has(key))
    taken.set(keyOf(free), 0)
    return free
  })
  if (replaced.length > 0) await binFiles(tx, target, (files) => files.where('id', 'in', replaced))
  return settled
}

/** Names in a folder, with whose they are. */
async function namesIn(tx: Db, { disk, folderId }: Target): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('disk_file')
    .select(['id', 'name'])
    .where(on('disk_file', disk))
    .where('kind', '=', 'file')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`folder_id is not distinct from ${folderId}::int`)
    .execute()
  return new Map(rows.map(({ id, name }) => [keyOf(name ?? ''), id]))
}
