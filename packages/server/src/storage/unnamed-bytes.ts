import { setTimeout as pause } from 'node:timers/promises'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { dropFileRows, lateAt } from './unnamed-files.ts'

type Needs = Pick<House, 'db' | 'files' | 'now'>

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
async function dropOne({ db, files, now }: Needs, sha256: string): Promise<boolean> {
  const late = lateAt(now())
  if (!(await files.isOlder(sha256, late))) return false
  return db.transaction().execute(async (tx) => {
    if (!(await holdPlace(tx, sha256))) return false
    const aside = await files.setAside(sha256, late)
    try {
      await giveUpPlace(tx, sha256)
    } catch (error) {
      // Whoever lost hold of the place cannot know whose it is by now.
      await aside?.putBack()
      throw error
    }
    await aside?.drop()
    return aside !== undefined
  })
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
  await house.files.sweep(lateAt(house.now()))
  let count = 0
  for (const prefix of among)
    for await (const hashes of house.files.hashes(prefix)) count += await dropStrays(house, hashes)
  return count
}

async function dropStrays(house: Needs, hashes: readonly string[]): Promise<number> {
  let count = 0
  for (let from = 0; from < hashes.length; from += most)
    count += await dropBytes(house, await withoutRow(house.db, hashes.slice(from, from + most)))
  return count
}

async function withoutRow(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('file').select('sha256').where('sha256', 'in', hashes).execute()
  const known = new Set(rows.map(({ sha256 }) => sha256))
  return hashes.filter((sha256) => !known.has(sha256))
}
