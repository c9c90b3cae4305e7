/** Who sees the back office: the first of them cannot be made there. */
import { parseArgs } from 'node:util'
import { right } from '@xinpu/contract/admin'
import { mobile } from '@xinpu/contract/field'
import { maskMobile } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import { deskRolesIn, openByCommand, setRolesByCommand } from '../admin/role.ts'
import { sentenceOf } from '../core/operator-error.ts'
import { openDatabase, type Db } from '../core/database.ts'
import { readSettings } from '../core/settings.ts'
import { withArea } from './login.ts'

type DeskRole = right.DeskRole

const help = `芯谱 administrators

  admin grant <number> [--role reviewer]     lets the account of a phone number into the back office: +86-13800000000;
                                             one that was blocked is opened again
  admin revoke <number> [--role reviewer]    takes one role back, or all of them; it holds from the next request on
  admin list                                 who has which

Roles: reviewer, editor, finance, support, owner. Without --role, grant makes an owner, who may everything.

DATA_DIR and DATABASE_URL choose the database. Stop the server before working on its PGlite folder.`

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** Whose roles change, and which one is named. */
interface Asked {
  number: string
  role: DeskRole | undefined
}

/** Says what came of it; false where nothing could be done. */
type Task = (db: Db, asked: Asked) => Promise<boolean>

const tasks: Record<string, Task> = {
  grant: (db, { number, role = 'owner' }) => change(db, number, { rolesFrom: (held) => [...held, role], opens: true }),
  revoke: (db, { number, role }) =>
    change(db, number, { rolesFrom: (held) => (role ? held.filter((one) => one !== role) : []) }),
  async list(db) {
    const people = await db
      .selectFrom('account')
      .select(['id', 'mobile', 'nick_name', 'is_blocked', 'roles'])
      .where(sql<boolean>`roles && array['reviewer', 'editor', 'finance', 'support', 'owner']`)
      .orderBy('id')
      .limit(1000)
      .execute()
    for (const { id, mobile: number, nick_name, is_blocked, roles } of people)
      say(
        [id, number ? maskMobile(number) : '-', nick_name, deskRolesIn(roles).join(' '), is_blocked ? 'blocked' : '']
          .join('\t')
          .trimEnd(),
      )
    if (people.length === 0) say('There are no administrators. Make one with: npm run admin -- grant <number>')
    return true
  },
}

interface Change {
  rolesFrom: (held: DeskRole[]) => DeskRole[]
  /** Whether an account that was blocked may log in again. */
  opens?: boolean
}

/** Sets, and does not toggle: said twice it is the same. */
async function change(db: Db, number: string, { rolesFrom, opens = false }: Change): Promise<boolean> {
  const account = await db.selectFrom('account').select(['id', 'roles']).where('mobile', '=', number).executeTakeFirst()
  if (!account) {
    complain(
      `No account has the number ${number}. Start the server, log in once with this number and its SMS code (that makes the account), stop the server, and run this again.`,
    )
    return false
  }
  const roles = [...new Set(rolesFrom(deskRolesIn(account.roles)))]
  await setRolesByCommand(db, account.id, roles)
  if (opens && (await openByCommand(db, account.id))) say(`${number} was blocked, and may log in again.`)
  say(roles.length > 0 ? `${number} is now: ${roles.join(', ')}.` : `${number} has no role at the desk now.`)
  return true
}

/** What is wrong with what was typed before any database is asked. */
function faultOf(number: string, role: string | undefined): string | undefined {
  if (!mobile().safeParse(number).success) return `${number} is not a phone number. Write it like +86-13800000000.`
  if (role !== undefined && deskRolesIn([role]).length === 0)
    return `${role} is no role. Roles are: ${right.DeskRole.options.join(', ')}.`
  return undefined
}

/** Does what the command line says; answers the process's exit code. */
export async function main(words: readonly string[], environment = process.env): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, role: { type: 'string' } },
  })
  const [word = '', given = ''] = positionals
  const task = Object.hasOwn(tasks, word) ? tasks[word] : undefined
  if (values.help || !task || (word !== 'list' && given === '')) {
    say(help)
    return values.help ? 0 : 1
  }
  const fault = word === 'list' ? undefined : faultOf(given, values.role)
  if (fault) {
    complain(fault)
    return 1
  }
  const database = await openDatabase(readSettings(environment), complain)
  try {
    const [role] = deskRolesIn([values.role ?? ''])
    return (await task(database.db, { number: withArea(given), role })) ? 0 : 1
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
