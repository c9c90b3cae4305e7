import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { contact } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { withArea } from '../account/login.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { holderColumn, type ContactHolder } from './contact-queries.ts'
import { lockEnterprise } from './membership.ts'

/** As many as one order of them names. */
const mostContacts = 200

type Draft = ParsedOf<typeof contact.add>

/** Puts a contact behind those a holder has, or before them as the default; answers its number. */
export async function addContact(tx: Db, holder: ContactHolder, draft: Draft, isDefault = false): Promise<number> {
  await lockHolder(tx, holder)
  const held = await heldIds(tx, holder)
  if (held.length >= mostContacts) throw new Refusal(`联系人最多 ${mostContacts} 位，请先删除不用的`, 'CONFLICT')
  await refuseUnknownBrands(tx, draft.brandIds)
  const { id } = await tx
    .insertInto('contact')
    .values({
      [holderColumn(holder)]: holder.id,
      ...columnsOf(draft),
      position: isDefault ? beforeAll(holder) : afterAll(holder),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces a contact; its place stays. */
export async function changeContact(tx: Db, holder: ContactHolder, { id, ...draft }: Draft & { id: number }) {
  await refuseUnknownBrands(tx, draft.brandIds)
  const changed = await tx
    .updateTable('contact')
    .set(columnsOf(draft))
    .where('id', '=', id)
    .where(holderColumn(holder), '=', holder.id)
    .returning('id')
    .execute()
  if (changed.length === 0) throw unknownContact()
}

/** Removes contacts, all of them or none. */
export async function removeContacts(tx: Db, holder: ContactHolder, ids: readonly number[]) {
  const removed = await tx
    .deleteFrom('contact')
    .where('id', '=', oneOf(ids))
    .where(holderColumn(holder), '=', holder.id)
    .returning('id')
    .execute()
  if (removed.length < new Set(ids).size) throw unknownContact()
}

/** Puts contacts first in this order; those that are not named follow as they were. */
export async function orderContacts(tx: Db, holder: ContactHolder, ids: readonly number[]) {
  await lockHolder(tx, holder)
  const held = await heldIds(tx, holder)
  const first = new Set(ids)
  if (ids.some((id) => !held.includes(id))) throw unknownContact()
  const order = [...first, ...held.filter((id) => !first.has(id))]
  await sql`
    update contact set position = ordered.place
    from unnest(${order}::int[]) with ordinality as ordered (id, place)
    where contact.id = ordered.id`.execute(tx)
}

async function heldIds(tx: Db, holder: ContactHolder): Promise<number[]> {
  const held = await tx
    .selectFrom('contact')
    .select('id')
    .where(holderColumn(holder), '=', holder.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return held.map(({ id }) => id)
}

/** The contacts of one holder change one at a time. */
async function lockHolder(tx: Db, { kind, id }: ContactHolder): Promise<void> {
  if (kind === 'enterprise') return lockEnterprise(tx, id)

  await tx.selectFrom('account').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

const placesOf = (holder: ContactHolder) => sql`from contact where ${sql.ref(holderColumn(holder))} = ${holder.id}`
const beforeAll = (holder: ContactHolder) => sql<number>`(select coalesce(min(position), 1) - 1 ${placesOf(holder)})`
const afterAll = (holder: ContactHolder) => sql<number>`(select coalesce(max(position), -1) + 1 ${placesOf(holder)})`

const columnsOf = ({ mobile, position, brandIds = [], ...rest }: Draft) => ({
  name: rest.name,
  mobile: withArea(mobile),
  job: position || null,
  tel: rest.tel || null,
  email: rest.email || null,
  qq: rest.qq || null,
  wechat: rest.wechat || null,
  region: rest.region || null,
  brand_ids: [...new Set(brandIds)],
})

async function refuseUnknownBrands(tx: Db, brandIds: readonly number[] = []): Promise<void> {
  if (brandIds.length === 0) return
  const known = await tx.selectFrom('brand').select('id').where('id', '=', oneOf(brandIds)).execute()
  if (known.length < new Set(brandIds).size) throw new Refusal('没有找到负责品牌中的一个品牌', 'NOT_FOUND')
}

const unknownContact = () => new Refusal('没有找到这位联系人', 'NOT_FOUND')
