import type { contact } from '@xinpu/contract/enterprise'
import { sql } from 'kysely'
import { shownName } from '../account/person.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { throttle } from '../core/throttle.ts'
import { isOwnCompany } from './membership.ts'

/** As many numbers as somebody needs who calls all day; more gathers them. */
const pace = { most: 200, minutes: 24 * 60 }

/** Days of which the company is told how many looked. */
const counted = 30

/** Notes that somebody sees the numbers of a contact; the people of its own company are not noted. */
export async function noteLook(
  context: Context & { user: User },
  { id, ownerId }: { id: number; ownerId: number },
): Promise<void> {
  const { db, user, now } = context
  if (await isOwnCompany(db, user.id, ownerId)) return
  await throttle(context, `contact look ${user.id}`, pace)
  await db
    .insertInto('contact_look')
    .values({ contact_id: id, account_id: user.id, looked_at: now() })
    .onConflict((conflict) =>
      conflict
        .columns(['contact_id', 'account_id'])
        .doUpdateSet({ looked_at: now(), count: sql<number>`contact_look.count + 1` }),
    )
    .execute()
}

/** How many people saw the numbers of each of some contacts lately, by the number of the contact. */
export async function countLooks(db: Db, contacts: readonly { id: number }[], at: Date) {
  const rows = await db
    .selectFrom('contact_look')
    .select(['contact_id', sql<number>`count(*)::int`.as('count')])
    .where('contact_id', '=', oneOf(contacts.map(({ id }) => id)))
    .where(sql<boolean>`looked_at > ${at}::timestamptz - ${counted} * interval '1 day'`)
    .groupBy('contact_id')
    .execute()
  return new Map(rows.map(({ contact_id, count }) => [contact_id, count]))
}

/** Who saw the numbers of the contacts of a company, newest first. */
export const looksAt = (db: Db, enterpriseId: number) =>
  db
    .selectFrom('contact_look as look')
    .innerJoin('contact', 'contact.id', 'look.contact_id')
    .innerJoin('account', 'account.id', 'look.account_id')
    .leftJoin('enterprise_member as member', (join) =>
      join.onRef('member.account_id', '=', 'look.account_id').on('member.status', '=', 'joined'),
    )
    .leftJoin('enterprise as company', (join) =>
      join.onRef('company.id', '=', 'member.enterprise_id').on('company.status', '=', 'certified'),
    )
    .select(['look.contact_id', 'contact.name as contact_name', 'account.nick_name', 'look.count', 'looked_at'])
    .select(['company.id as company_id', 'company.name as company_name'])
    .where('contact.enterprise_id', '=', enterpriseId)
    .orderBy('looked_at', 'desc')
    .orderBy('look.account_id')
    .orderBy('look.contact_id')

type Row = Awaited<ReturnType<ReturnType<typeof looksAt>['executeTakeFirstOrThrow']>>

export const presentLook = (row: Row): contact.ContactLook => ({
  contactId: row.contact_id,
  contactName: row.contact_name,
  nickName: shownName(row.nick_name),
  count: row.count,
  lookTime: row.looked_at.toISOString(),
  ...(row.company_id !== null && { enterpriseId: row.company_id }),
  ...(row.company_name !== null && { enterpriseName: row.company_name }),
})
