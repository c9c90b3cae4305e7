import { sql } from 'kysely'
import type { Seed } from '../seed/first-run.ts'
import { samples } from '../seed/sample-accounts.ts'
import { seedCart } from './cart-seed.ts'
import { addressInHongKong, bargainOne, outfit, tradeOne, type Plan, type Trade } from './sample-trade.ts'

const plans: readonly Plan[] = [
  { until: 'commented', ago: 29 },
  { until: 'finished', ago: 26 },
  { until: 'commented', ago: 23 },
  { until: 'closed', ago: 20 },
  { until: 'finished', ago: 17 },
  { until: 'commented', ago: 14 },
  { until: 'finished', ago: 12 },
  { until: 'refunding', ago: 9 },
  { until: 'shipped', ago: 6 },
  { until: 'shipped', ago: 4 },
  { until: 'partShipped', ago: 3 },
  { until: 'paid', ago: 2 },
  { until: 'paid', ago: 1 },
  { until: 'reviewing', ago: 0 },
  { until: 'unpaid', ago: 0 },
]

const dollarPlans: readonly Plan[] = [
  { until: 'finished', ago: 16 },
  { until: 'shipped', ago: 5 },
  { until: 'unpaid', ago: 0 },
]

/**
 * Lets two sample accounts trade with each other, so that every screen of orders is full. Only where the sandbox stands
 * in for third parties: there nobody else has their numbers. They get them last, so that a run that was cut short begins
 * again.
 */
export const seedOrders: Seed = async (house) => {
  const { db, settings } = house
  const shop = await db.selectFrom('merchant').select(['id', 'account_id']).orderBy('id').executeTakeFirst()
  const known = await db.selectFrom('account').select('id').where('mobile', '=', samples.buyer).executeTakeFirst()
  if (!settings.hasSandbox || !shop || known) return ''
  const buyer = await db
    .insertInto('account')
    .values({ nick_name: '示例买家' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const trade = { house, buyerId: buyer.id, sellerId: shop.account_id, ...(await outfit(house, buyer.id)) }
  const shelf = db
    .selectFrom('mall_goods')
    .select(['id', 'moq', 'mpq', sql<string>`micros[array_length(micros, 1)]::text`.as('micro')])
    .where('merchant_id', '=', shop.id)
    .where('is_shown', 'is', true)
    .where('stock', '>=', 2000)
    .where('moq', '<=', 500)
    .where('mpq', '<=', 100)
    .orderBy(sql`micros[array_length(micros, 1)]`, 'desc')
    .orderBy('id')
  const goods = await shelf.limit(plans.length).execute()
  for (const [at, plan] of plans.entries())
    if (goods[at]) await tradeOne({ ...trade, pieces: 20 + ((at * 7) % 9) * 40 }, goods[at], plan)
  const haggled = await shelf.where('is_bargaining', 'is', true).limit(3).execute()
  for (const [at, one] of haggled.entries()) await bargainOne(trade, one, at)
  await tradeInDollars(trade)
  await seedCart(db, buyer.id, house.now())
  await db.updateTable('account').set({ mobile: samples.buyer }).where('id', '=', buyer.id).execute()
  await db.updateTable('account').set({ mobile: samples.seller }).where('id', '=', shop.account_id).execute()
  return `${plans.length + dollarPlans.length} 个示例订单`
}

/** Orders from the shop that sells in dollars: sent to Hong Kong, paid by transfer. */
async function tradeInDollars(trade: Trade): Promise<void> {
  const { house, buyerId } = trade
  const goods = await house.db
    .selectFrom('mall_goods')
    .innerJoin('merchant', 'merchant.id', 'merchant_id')
    .select([
      'mall_goods.id',
      'moq',
      'mpq',
      'account_id',
      sql<string>`micros[array_length(micros, 1)]::text`.as('micro'),
    ])
    .where('is_shown', 'is', true)
    .where('currency', '=', 'USD')
    .where('stock', '>=', 2000)
    .orderBy(sql`micros[array_length(micros, 1)]`, 'desc')
    .orderBy('mall_goods.id')
    .limit(dollarPlans.length)
    .execute()
  if (goods.length === 0) return
  const addressId = await addressInHongKong(house, buyerId)
  for (const [at, { account_id, ...one }] of goods.entries()) {
    const plan = dollarPlans[at]
    const terms = { sellerId: account_id, addressId, pieces: 100 + at * 50, warehousingNo: `HK-XP-${1001 + at}` }
    if (plan) await tradeOne({ ...trade, ...terms }, one, plan)
  }
}
