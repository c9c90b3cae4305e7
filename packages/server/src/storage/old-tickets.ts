import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { House } from '../core/context.ts'
import { dropParts, partsFolder } from './upload-parts.ts'

type Needs = Pick<House, 'db' | 'files' | 'now'>

const day = 86_400_000
/** How long a large file may rest on its way. */
const patience = 7 * day

/** Drops uploads that nobody went on with for a week, and parts that no upload has; answers how many. For a daily round. */
export async function dropOldTickets(house: Needs): Promise<number> {
  const late = new Date(house.now().getTime() - patience)
  const rows = await house.db.deleteFrom('upload_ticket').where('touched_at', '<', late).returning('id').execute()
  for (const { id } of rows) await dropParts(house, id)
  return rows.length + (await dropStrayParts(house))
}

async function dropStrayParts(house: Needs): Promise<number> {
  const names = await readdir(partsFolder(house)).catch(() => [])
  if (names.length === 0) return 0
  const rows = await house.db.selectFrom('upload_ticket').select('id').where('id', 'in', names).execute()
  const known = new Set(rows.map(({ id }) => id))
  const strays = names.filter((name) => !known.has(name))
  for (const name of strays) if (await isOld(house, name)) await dropParts(house, name)
  return strays.length
}

/** Parts come before their rows. */
async function isOld(house: Needs, name: string): Promise<boolean> {
  const found = await stat(join(partsFolder(house), name)).catch(() => undefined)
  return found !== undefined && found.mtimeMs < house.now().getTime() - day
}
