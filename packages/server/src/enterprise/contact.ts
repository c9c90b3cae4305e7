import type { contact } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { contactNamed, contactsOf, contactsShown, presentContact, type ContactHolder } from './contact-queries.ts'
import { enterpriseIdOf, isOwnCompany } from './membership.ts'
import { countLooks, looksAt, noteLook, presentLook } from './contact-look.ts'
import { addContact, changeContact, orderContacts, removeContacts } from './own-contact.ts'
import { certifiedCompany, companyBehind } from './supplier.ts'

export const contactHandlers: HandlersOf<typeof contact> = {
  async list({ ownerType, ownerId }, context) {
    const owner = await holders[ownerType](context.db, ownerId)
    if (owner === undefined) throw new Refusal('没有找到这家单位', 'NOT_FOUND')
    return owner === null ? [] : contactsShown(context, { kind: 'enterprise', id: owner })
  },

  async mine(page, { db, user, now }) {
    const { rows, total } = await paginate(db, contactsOf(db, await companyOf(db, user.id)), page)
    const counts = await countLooks(db, rows, now())
    const data = rows.map((row) => ({ ...presentContact(row), lookCount: counts.get(row.id) ?? 0 }))
    return { data, totalRecord: total }
  },

  async detail({ id }, context) {
    const { db, user } = context
    const row = await db.selectFrom('contact').select('enterprise_id').where('id', '=', id).executeTakeFirst()
    const companyId = row?.enterprise_id
    if (!companyId) return contactNamed(db, { kind: 'user', id: user.id }, id)
    if (!(await isSeen(db, companyId, user.id))) throw new Refusal('没有找到这位联系人', 'NOT_FOUND')
    const found = await contactNamed(db, { kind: 'enterprise', id: companyId }, id)
    await noteLook(context, found)
    return found
  },

  async looks(page, { db, user }) {
    const { rows, total } = await paginate(db, looksAt(db, await enterpriseIdOf(db, user.id)), page)
    return { data: rows.map(presentLook), totalRecord: total }
  },

  async add(draft, { db, user }) {
    const company = await companyOf(db, user.id)
    const id = await db.transaction().execute((tx) => addContact(tx, company, draft))
    return contactNamed(db, company, id)
  },

  async update(change, { db, user }) {
    await changeContact(db, await companyOf(db, user.id), change)
    return null
  },

  async remove({ ids }, { db, user }) {
    const company = await companyOf(db, user.id)
    await db.transaction().execute((tx) => removeContacts(tx, company, ids))
    return null
  },

  async sort({ ids }, { db, user }) {
    const company = await companyOf(db, user.id)
    await db.transaction().execute((tx) => orderContacts(tx, company, ids))
    return null
  },
}

async function companyOf(db: Db, accountId: number): Promise<ContactHolder> {
  return { kind: 'enterprise', id: await enterpriseIdOf(db, accountId) }
}

const isSeen = async (db: Db, enterpriseId: number, accountId: number): Promise<boolean> =>
  Boolean(await certifiedCompany(db, enterpriseId)) || isOwnCompany(db, accountId, enterpriseId)

type OwnerType = Parameters<typeof contactHandlers.list>[0]['ownerType']

/** The company whose contacts speak for somebody; null where nobody told of any, undefined where there is nobody. */
const holders: Record<OwnerType, (db: Db, id: number) => Promise<number | null | undefined>> = {
  ...companyBehind,
  brand: async (db, id) => (await db.selectFrom('brand').select('id').where('id', '=', id).executeTakeFirst()) && null,
}
