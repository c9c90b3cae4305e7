import type { Db } from '../core/database.ts'

/**
 * The form of the words that parts, datasheets and pages are found by. Raise it whenever `partWords`, `datasheetWords`,
 * `pageWords` or what they are made with write another word than before: what is kept is then written anew behind the scenes.
 */
export const lexerVersion = 3

const key = 'lexer'

/** Whether the words in the database are of this version's form. */
export async function hasCurrentWords(db: Db): Promise<boolean> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value === String(lexerVersion)
}

/** Notes that every word in the database is of this version's form. */
export async function noteCurrentWords(db: Db): Promise<void> {
  const value = String(lexerVersion)
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
