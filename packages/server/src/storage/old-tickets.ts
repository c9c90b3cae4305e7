import type { House } from '../core/context.ts'

type Needs = Pick<House, 'db' | 'files' | 'now'>

const day = 86_400_000
/** How long a large file may rest on its way. */
const patience = 7 * day

/** Drops uploads that nobody went on with for a week, and parts that no upload has; answers how many. For a daily round. */
export async function dropOldTickets(house: Needs): Promise<number> {
  const late = new Date(house.now().getTime() - patience)
  const rows = await house.db.deleteFrom('upload_ticket').where('touched_at', '<', late).returning('id').execute()
  for (const { id } of rows) await house.files.parts.drop(id)
  return rows.length + (await dropStrayParts(house))
}

/** Parts come before their rows, and have a day until then. */
async function dropStrayParts({ db, files, now }: Needs): Promise<number> {
  const late = new Date(now().getTime() - day)
  const old = (await files.parts.uploads()).filter(({ at }) => at < late).map(({ id }) => id)
  if (old.length === 0) return 0
  const rows = await db.selectFrom('upload_ticket').select('id').where('id', 'in', old).execute()
  const known = new Set(rows.map(({ id }) => id))
  const strays = old.filter((id) => !known.has(id))
  for (const id of strays) await files.parts.drop(id)
  return strays.length
}
