import type { KyselyPlugin } from 'kysely'
import type { Db } from '../src/core/database.ts'

/** What a deed ends with where it is killed. */
class Killed extends Error {}

/** A database whose caller dies right after a statement, as a process that is killed does: what was not committed is gone. */
function dyingDb(db: Db, after: number): { db: Db; isDead: () => boolean } {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1
      if (count >= after) throw new Killed()
      return result
    },
  }
  return { db: db.withPlugin(plugin), isDead: () => count >= after }
}

/**
 * Does something again and again, killed after its first statement, after its second, and so on, until it comes to its
 * end alive; `look` sees what each death left. Answers how often it died.
 */
export async function walkDeaths(
  db: Db,
  deed: (db: Db) => Promise<unknown>,
  look: () => Promise<unknown>,
): Promise<number> {
  for (let after = 1; ; after += 1) {
    const dying = dyingDb(db, after)
    await deed(dying.db).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
    await look()
    if (!dying.isDead()) return after - 1
  }
}
