import type { merchantEntry } from '@xinpu/contract/mall'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { handIn } from '../admin/audit-queue.ts'
import { brands } from '../brand/brand-queries.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { orTaken } from '../core/taken.ts'
import { nameKey, told } from '../enterprise/enterprise-queries.ts'
import { certifiedOf, lockEnterprise } from '../enterprise/membership.ts'
import { merchants, presentMerchants } from './merchant-queries.ts'
import { shopFigures } from './shop-figures.ts'
import { writeVisits } from './shop-visit.ts'

type Handlers = HandlersOf<typeof merchantEntry>
type Draft = ParsedOf<typeof merchantEntry.apply>
const nameTaken = '这个店铺名称已被使用，请换一个'

export const entryHandlers: Handlers = {
  async status(_input, { db, user }) {
    const entry = await entryOf(db, user.id)
    return entry && { status: entry.status, entry, ...told({ rejectReason: entry.rejectReason }) }
  },

  apply: (draft, { db, user, now }) =>
    db.transaction().execute(async (tx) => {
      const enterprise = await certifiedOf(tx, user.id)
      await lockEnterprise(tx, enterprise.enterprise_id)
      const id = await keep(tx, { accountId: user.id, enterpriseId: enterprise.enterprise_id }, draft)
      await handIn(tx, {
        kind: 'merchant',
        targetId: id,
        accountId: user.id,
        title: draft.name,
        draft: { ...draft, enterprise: enterprise.name, mainBrandIds: await brandNames(tx, draft.mainBrandIds ?? []) },
        at: now(),
      })
      return ownEntry(tx, user.id)
    }),

  detail: (_input, { db, user }) => ownEntry(db, user.id),

  async statistics(_input, { db, user, now }) {
    await writeVisits(db, now())
    return shopFigures(db, user.id, now())
  },

  async update(change, { db, user }) {
    refuseDoubled(change.freights ?? [])
    const update = db.updateTable('merchant').set(columnsOf(change)).where('account_id', '=', user.id)
    if (Object.keys(columnsOf(change)).length > 0) await orTaken(update.execute(), nameTaken)
    return ownEntry(db, user.id)
  },
}

/** Of two rules for one currency nobody could say which holds. */
function refuseDoubled(freights: readonly { currency: string }[]): void {
  if (new Set(freights.map(({ currency }) => currency)).size === freights.length) return
  const message = '运费：每种币种只能填一条'
  throw new Refusal(message, 'INVALID', { errors: [{ field: 'freights', message }] })
}

interface Keeper {
  accountId: number
  enterpriseId: number
}

/** Writes an application down, or what was changed after a refusal; a company has one shop, and one person keeps it. */
async function keep(tx: Db, { accountId, enterpriseId }: Keeper, draft: Draft): Promise<number> {
  const known = await tx
    .selectFrom('merchant')
    .select(['id', 'account_id', 'status'])
    .where(({ eb, or }) => or([eb('enterprise_id', '=', enterpriseId), eb('account_id', '=', accountId)]))
    .executeTakeFirst()
  if (known && known.account_id !== accountId) throw new Refusal('贵企业已由其他成员申请开店', 'CONFLICT')
  if (known?.status === 'open') throw new Refusal('店铺已经开通', 'CONFLICT')
  if (known?.status === 'closed') throw new Refusal('店铺已停业，请联系我们', 'CONFLICT')
  const columns = {
    ...columnsOf(draft),
    enterprise_id: enterpriseId,
    bank: draft.bank,
    bank_account: draft.bankAccount,
    auth_urls: draft.brandAuthUrls ?? [],
    status: 'pending' as const,
    reject_reason: null,
    rejects: '[]',
  }
  if (known) {
    await orTaken(tx.updateTable('merchant').set(columns).where('id', '=', known.id).execute(), nameTaken)
    return known.id
  }
  const row = { ...columns, ...requiredOf(draft), account_id: accountId }
  const made = tx.insertInto('merchant').values(row).returning('id').executeTakeFirstOrThrow()
  return (await orTaken(made, nameTaken)).id
}

const requiredOf = ({ name, contactName, contactMobile, email }: Draft) => ({
  name,
  name_key: nameKey(name),
  contact_name: contactName,
  contact_mobile: contactMobile,
  email,
})

type Change = Partial<ParsedOf<typeof merchantEntry.update>>

/** The columns of the fields that are there. */
const columnsOf = ({ name, freights, ...change }: Change) => ({
  ...(name !== undefined && { name, name_key: nameKey(name) }),
  ...(freights && { freights: JSON.stringify(freights) }),
  ...(change.logo !== undefined && { logo: change.logo }),
  ...(change.banner !== undefined && { banner: change.banner }),
  ...(change.intro !== undefined && { intro: change.intro }),
  ...(change.contactName !== undefined && { contact_name: change.contactName }),
  ...(change.contactMobile !== undefined && { contact_mobile: change.contactMobile }),
  ...(change.email !== undefined && { email: change.email }),
  ...(change.mainBrandIds && { brand_ids: change.mainBrandIds }),
})

/** What the review desk reads in place of numbers. */
async function brandNames(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await brands(db).where('brand.id', '=', oneOf(ids)).execute()
  return rows.map(({ name_cn, name_en }) => [name_cn, name_en].filter(Boolean).join(' '))
}

/** The shop that somebody keeps, with all that was handed in; nothing where they never applied. */
async function entryOf(db: Db, accountId: number): Promise<merchantEntry.MerchantEntry | null> {
  const row = await merchants(db, accountId)
    .select(['enterprise.credit_code', 'enterprise.licence_url', 'contact_name', 'contact_mobile'])
    .select(['email', 'bank', 'bank_account', 'auth_urls', 'merchant.reject_reason', 'merchant.rejects'])
    .where('merchant.account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return null
  const [shown] = await presentMerchants(db, [row])
  if (!shown) return null
  return {
    ...shown,
    creditCode: row.credit_code,
    businessLicense: row.licence_url,
    contactName: row.contact_name,
    contactMobile: row.contact_mobile,
    email: row.email,
    bank: row.bank,
    bankAccount: row.bank_account,
    brandAuthUrls: row.auth_urls,
    rejectFields: row.rejects.map(({ field }) => field),
    ...told({ rejectReason: row.reject_reason }),
  }
}

async function ownEntry(db: Db, accountId: number): Promise<merchantEntry.MerchantEntry> {
  const entry = await entryOf(db, accountId)
  if (!entry) throw new Refusal('还没有申请开店', 'NOT_FOUND')
  return entry
}

/** Opens a shop, and lets whoever keeps it sell. */
export async function openShop(tx: Db, id: number): Promise<void> {
  await tx
    .updateTable('merchant')
    .set({ status: 'open', reject_reason: null, rejects: '[]' })
    .where('id', '=', id)
    .execute()
  await sql`
    update account set roles = array_append(roles, 'merchant')
    where id = (select account_id from merchant where id = ${id}) and not 'merchant' = any (roles)`.execute(tx)
}
