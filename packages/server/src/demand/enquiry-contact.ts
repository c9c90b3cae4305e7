import type { contact } from '@xinpu/contract/enterprise'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { contactsOfPeople } from '../enterprise/contact-queries.ts'
import type { DemandRow } from './demand-queries.ts'
import type { EnquiryRow } from './enquiry-queries.ts'

/** Who is called about a quote: somebody, and the contact that was chosen. */
interface Called {
  personId: number
  contactId: number | null
}

/** Whom to call about accepted quotes, by their numbers, for one of their two sides. */
export async function contactsOf(
  db: Db,
  rows: readonly EnquiryRow[],
  posts: readonly DemandRow[],
  userId: number,
): Promise<Map<number, contact.ContactVO>> {
  const agreed = rows.filter(({ status }) => status === 'accepted')
  if (agreed.length === 0) return new Map()
  const chosen = new Map(posts.map(({ id, contact_id }) => [id, contact_id]))
  const called = agreed.map((row): [number, Called] => [
    row.id,
    row.account_id === userId
      ? { personId: row.owner_id, contactId: chosen.get(row.demand_id) ?? null }
      : { personId: row.account_id, contactId: row.contact_id },
  ])
  const find = await finderOf(
    db,
    called.map(([, { personId }]) => personId),
  )
  return new Map(
    called.flatMap(([id, who]) => {
      const found = find(who)
      return found ? [[id, found] as const] : []
    }),
  )
}

/** Finds the chosen contact of a person, the default one, or the number of the account. */
async function finderOf(db: Db, personIds: readonly number[]) {
  const kept = await contactsOfPeople(db, personIds)
  const people = await db
    .selectFrom('account')
    .select(['id', 'nick_name', 'mobile'])
    .where('id', '=', oneOf(personIds))
    .execute()
  return ({ personId, contactId }: Called): contact.ContactVO | undefined => {
    const own = kept.filter(({ ownerType, ownerId }) => ownerType === 'user' && ownerId === personId)
    const account = people.find(({ id }) => id === personId)
    return own.find(({ id }) => id === contactId) ?? own[0] ?? (account && presentPerson(account))
  }
}

/** A person who keeps no contacts is called by the number of the account. */
const presentPerson = (person: { id: number; nick_name: string; mobile: string | null }): contact.ContactVO => ({
  id: person.id,
  ownerType: 'user',
  ownerId: person.id,
  name: person.nick_name,
  ...(person.mobile !== null && { mobile: person.mobile }),
  brands: [],
  isMasked: false,
  isDefault: true,
  sort: 0,
})
