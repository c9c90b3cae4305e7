import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { draftPath } from './drafts.ts'
import { dropFileRows, lateAt } from './unnamed-files.ts'

type Needs = Pick<House, 'db' | 'files' | 'now' | 'settings'>

const most = 500
/** Milliseconds between two statements of a round. */
const breath = 50

/** Drops files that nothing names, rows first and bytes after; answers how many. For a daily round. */
export async function dropUnnamedFiles(house: Needs): Promise<number> {
  for (let count = 0; ; await pause(breath)) {
    const hashes = await dropFileRows(house)
    await dropBytes(house, hashes)
    count += hashes.length
    if (hashes.length < most) return count
  }
}

/** Removes bytes that have no row and lie there for a day; answers how many. */
export async function dropBytes(house: Needs, hashes: readonly string[]): Promise<number> {
  let count = 0
  for (const sha256 of hashes) if (await dropOne(house, sha256)) count += 1
  return count
}

/** A row that nobody sees keeps whoever wants to keep the same bytes waiting until these are gone. */
async function dropOne(house: Needs, sha256: string): Promise<boolean> {
  const path = join(house.files.folder, house.files.pathOf(sha256))
  const late = lateAt(house.now())
  if (!(await isLate(path, late))) return false
  return house.db.transaction().execute(async (tx) => {
    if (!(await holdPlace(tx, sha256))) return false
    const aside = draftPath(house.settings.dataDir)
    const isAside = (await isLate(path, late)) && (await isMoved(path, aside))
    try {
      await giveUpPlace(tx, sha256)
    } catch (error) {
      // Whoever lost hold of the place cannot know whose it is by now.
      if (isAside) await rename(aside, path)
      throw error
    }
    if (isAside) await ((await isLate(aside, late)) ? rm(aside) : rename(aside, path))
    return isAside
  })
}

const isMoved = (path: string, aside: string): Promise<boolean> =>
  rename(path, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

async function isLate(path: string, late: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < late
  } catch {
    return false
  }
}

async function holdPlace(tx: Db, sha256: string): Promise<boolean> {
  const row = await tx
    .insertInto('file')
    .values({ sha256, bytes: 0, type: '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sha256')
    .executeTakeFirst()
  return row !== undefined
}

const giveUpPlace = (tx: Db, sha256: string) => tx.deleteFrom('file').where('sha256', '=', sha256).execute()

/** The first two letters of hashes, all 256, in their order. */
export const prefixes = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'))

const sixHours = 6 * 60 * 60_000

/** The quarter of the prefixes that is looked through in a round: all of them within a day. */
const prefixesOf = (now: Date): string[] =>
  prefixes.filter((_, number) => number % 4 === Math.floor(now.getTime() / sixHours) % 4)

/** Drops bytes without a row, such as a process left that was killed before it dropped them; answers how many. */
export async function dropStrayBytes(
  house: Needs,
  among: readonly string[] = prefixesOf(house.now()),
): Promise<number> {
  let count = 0
  for (const prefix of among)
    for (const folder of await namesIn(join(house.files.folder, prefix)))
      count += await dropStrays(house, join(prefix, folder))
  return count
}

async function dropStrays(house: Needs, folder: string): Promise<number> {
  const names = (await namesIn(join(house.files.folder, folder))).filter((name) => /^[\da-f]{64}$/.test(name))
  let count = 0
  for (let from = 0; from < names.length; from += most)
    count += await dropBytes(house, await withoutRow(house.db, names.slice(from, from + most)))
  return count
}

async function withoutRow(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('file').select('sha256').where('sha256', 'in', hashes).execute()
  const known = new Set(rows.map(({ sha256 }) => sha256))
  return hashes.filter((sha256) => !known.has(sha256))
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
