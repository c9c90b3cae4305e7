/** Who sees the back office: the first of them cannot be made there. */
import { parseArgs } from 'node:util'
import { mobile } from '@xinpu/contract/field'
import { maskMobile } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import { sentenceOf } from '../core/operator-error.ts'
import { openDatabase, type Db } from '../core/database.ts'
import { readSettings } from '../core/settings.ts'
import { withArea } from './login.ts'

const help = `芯谱 administrators

  admin grant <number>     lets the account of a phone number into the back office: +86-13800000000
  admin revoke <number>    takes it back; it holds from the next request on
  admin list               who has it

DATA_DIR and DATABASE_URL choose the database. Stop the server before working on its PGlite folder.`

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** Says what came of it; false where nothing could be done. */
type Task = (db: Db, number: string) => Promise<boolean>

const tasks: Record<string, Task> = {
  grant: async (db, number) =>
    told(number, await setAdmin(db, number, true), {
      done: 'is an administrator now',
      before: 'is an administrator already',
    }),
  revoke: async (db, number) =>
    told(number, await setAdmin(db, number, false), {
      done: 'is no administrator any more',
      before: 'is no administrator',
    }),
  async list(db) {
    const admins = await db
      .selectFrom('account')
      .select(['id', 'mobile', 'nick_name', 'is_blocked'])
      .where(sql<boolean>`'admin' = any(roles)`)
      .orderBy('id')
      .limit(1000)
      .execute()
    for (const { id, mobile: number, nick_name, is_blocked } of admins)
      say([id, number ? maskMobile(number) : '-', nick_name, is_blocked ? 'blocked' : ''].join('\t').trimEnd())
    if (admins.length === 0) say('There are no administrators. Make one with: npm run admin -- grant <number>')
    return true
  },
}

type Outcome = 'done' | 'before' | 'unknown'

/** Sets, and does not toggle: said twice it is the same. */
async function setAdmin(db: Db, number: string, isAdmin: boolean): Promise<Outcome> {
  const changed = await db
    .updateTable('account')
    .set({ roles: isAdmin ? sql`array_append(roles, 'admin')` : sql`array_remove(roles, 'admin')` })
    .where('mobile', '=', number)
    .where(sql<boolean>`('admin' = any(roles)) = ${!isAdmin}`)
    .returning('id')
    .executeTakeFirst()
  if (changed) return 'done'
  const account = await db.selectFrom('account').select('id').where('mobile', '=', number).executeTakeFirst()
  return account ? 'before' : 'unknown'
}

function told(number: string, outcome: Outcome, sentences: { done: string; before: string }): boolean {
  if (outcome === 'unknown')
    complain(
      `No account has the number ${number}. Start the server, log in once with this number and its SMS code (that makes the account), stop the server, and run this again.`,
    )
  else say(`${number} ${sentences[outcome]}.`)
  return outcome !== 'unknown'
}

/** What is wrong with a number before any database is asked. */
function faultOf(number: string): string | undefined {
  if (mobile().safeParse(number).success) return undefined
  return `${number} is not a phone number. Write it like +86-13800000000.`
}

/** Does what the command line says; answers the process's exit code. */
export async function main(words: readonly string[], environment = process.env): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  const [word = '', given = ''] = positionals
  const task = Object.hasOwn(tasks, word) ? tasks[word] : undefined
  if (values.help || !task || (word !== 'list' && given === '')) {
    say(help)
    return values.help ? 0 : 1
  }
  const fault = word === 'list' ? undefined : faultOf(given)
  if (fault) {
    complain(fault)
    return 1
  }
  const database = await openDatabase(readSettings(environment), complain)
  try {
    return (await task(database.db, withArea(given))) ? 0 : 1
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    complain(sentenceOf(error) ?? String((error as Error).message))
    process.exitCode = 1
  }
}
