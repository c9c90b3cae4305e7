/** Writes pairs of rows for ever, and says which are safe: `crash.test.ts` ends it at a moment it does not know. */
import { openDatabase } from '../src/core/database.ts'

const [dataDir = '', round = '0'] = process.argv.slice(2)
const { db } = await openDatabase({ dataDir, databaseUrl: undefined })

for (let count = 0; ; count += 1) {
  const name = `${round}-${count}`
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('hot_word')
      .values({ name: `${name}-one` })
      .execute()
    await tx
      .insertInto('hot_word')
      .values({ name: `${name}-two` })
      .execute()
  })
  process.stdout.write(`${name}\n`)
}
