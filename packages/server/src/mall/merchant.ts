import type { follow, merchant } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { contactsShown } from '../enterprise/contact-queries.ts'
import { nameKey } from '../enterprise/enterprise-queries.ts'
import { merchants, openMerchants, presentMerchants, type MerchantQuery, type ReaderId } from './merchant-queries.ts'
import { countVisit } from './shop-visit.ts'

/** Names that are offered while typing. */
const mostHints = 8

export const merchantHandlers: HandlersOf<typeof merchant> = {
  async list({ keywords = '', brandId, region = '', sort, ...page }, { db, user }) {
    const query = openMerchants(db, user?.id)
      .$if(keywords !== '', (found) => found.where(isCalled(keywords)))
      .$if(brandId !== undefined, (found) => found.where(sql<boolean>`${brandId} = any (merchant.brand_ids)`))
      .$if(region !== '', (found) => found.where(sql<boolean>`position(${region} in enterprise.region) > 0`))
    const { rows, total } = await paginate(db, orders[sort](query), page)
    return { data: await presentMerchants(db, rows), totalRecord: total }
  },

  async hint({ keywords }, { db, user }) {
    const rows = await openMerchants(db, user?.id).where(isCalled(keywords)).limit(mostHints).execute()
    return { data: rows.map(({ id, name }) => ({ id, name })) }
  },

  async publicDetail({ id }, { db, user, now }) {
    const shop = await merchantNumbered(db, id, user?.id)
    await countVisit(db, shop.id, now())
    return shop
  },

  async detail({ id }, context) {
    const shop = await merchantNumbered(context.db, id, context.user.id)
    return { ...shop, contacts: await contactsShown(context, { kind: 'enterprise', id: shop.enterpriseId }) }
  },
}

/** Its name, or that of its company, holds what was typed. */
const isCalled = (keywords: string) => sql<boolean>`(
  position(${nameKey(keywords)} in merchant.name_key) > 0 or position(${nameKey(keywords)} in enterprise.name_key) > 0
)`

const orders: Record<'newest' | 'relevance' | 'score', (found: MerchantQuery) => MerchantQuery> = {
  relevance: (found) => found.orderBy('goods_count', 'desc').orderBy('merchant.id'),
  score: (found) => found.orderBy(sql`score_sum::real / nullif(score_count, 0) desc nulls last`).orderBy('merchant.id'),
  newest: (found) => found.orderBy('merchant.created_at', 'desc').orderBy('merchant.id', 'desc'),
}

/** A shop that is open, or was. */
export async function merchantNumbered(db: Db, id: number, readerId: ReaderId): Promise<merchant.MerchantVO> {
  const rows = await merchants(db, readerId)
    .where('merchant.id', '=', id)
    .where('merchant.status', 'in', ['open', 'closed'])
    .execute()
  const [shop] = await presentMerchants(db, rows)
  if (!shop) throw new Refusal('没有找到这个商家', 'NOT_FOUND')
  return shop
}

export const followHandlers: HandlersOf<typeof follow> = {
  async set({ merchantId, status }, { db, user, now }) {
    await merchantNumbered(db, merchantId, user.id)
    return db.transaction().execute(async (tx) => {
      await setFollow(tx, { merchantId, accountId: user.id, at: now() }, status === 1)
      return { isFollow: status === 1, followCount: await countFollowers(tx, merchantId) }
    })
  },

  async list(page, { db, user }) {
    const query = merchants(db, user.id)
      .innerJoin('merchant_follow', 'merchant_follow.merchant_id', 'merchant.id')
      .where('merchant_follow.account_id', '=', user.id)
      .where('merchant.status', 'in', ['open', 'closed'])
      .orderBy('merchant_follow.created_at', 'desc')
      .orderBy('merchant.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: await presentMerchants(db, rows), totalRecord: total }
  },
}

interface Following {
  merchantId: number
  accountId: number
  at: Date
}

async function setFollow(tx: Db, { merchantId, accountId, at }: Following, isFollow: boolean): Promise<void> {
  if (!isFollow) {
    await sql`delete from merchant_follow where account_id = ${accountId} and merchant_id = ${merchantId}`.execute(tx)
    return
  }
  await tx
    .insertInto('merchant_follow')
    .values({ account_id: accountId, merchant_id: merchantId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Counts anew, so that what is told is right whoever else follows at the same time. */
async function countFollowers(tx: Db, merchantId: number): Promise<number> {
  await tx.selectFrom('merchant').select('id').where('id', '=', merchantId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ follow_count: number }>`
    update merchant set follow_count = (select count(*) from merchant_follow where merchant_id = ${merchantId})
    where id = ${merchantId} returning follow_count`.execute(tx)
  return rows[0]?.follow_count ?? 0
}
