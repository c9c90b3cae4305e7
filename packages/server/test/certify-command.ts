/** Makes the account of a number and its certified company, as if the review were over: `+86-13800000000 名称`. */
import { openDatabase } from '../src/core/database.ts'
import { readSettings } from '../src/core/settings.ts'
import { certify } from './enterprise.ts'

const [, , mobile = '', name] = process.argv
const database = await openDatabase(readSettings(process.env), () => undefined)
try {
  const { id } = await database.db
    .insertInto('account')
    .values({ mobile, nick_name: '芯友示例' })
    .returning('id')
    .executeTakeFirstOrThrow()
  process.stdout.write(String(await certify(database.db, id, name)))
} finally {
  await database.close()
}
