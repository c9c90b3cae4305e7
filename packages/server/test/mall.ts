import { toMicro, type FreightRule, type PriceBreak } from '@xinpu/trade/price'
import type { Insertable } from 'kysely'
import type { Tables } from '../src/core/tables.ts'
import { stockHouse } from './catalogue.ts'
import { certify } from './enterprise.ts'
import { openHouse, type Person, type TestHouse } from './house.ts'

let last = 0

/** An address in Shenzhen, as a buyer writes it. */
export const nanshan = {
  name: '王收',
  mobile: '15900007788',
  provinceId: 440_000,
  cityId: 440_300,
  districtId: 440_305,
  address: '科技园路 9 号',
}

/** Somebody who buys, and where it is sent to. */
export interface Buyer {
  person: Person & { uid: number }
  mall: ReturnType<TestHouse['as']>['mall']
  addressId: number
}

export type TestMall = Awaited<ReturnType<typeof openMall>>

/** A house with the tests' catalogue, a shop that is open in it, and as many who buy as a test wants. */
export async function openMall(freights: FreightRule[] = []) {
  const house = await openHouse({ smsLimit: 10_000 })
  await stockHouse(house.house)
  /** Somebody new, who has no address yet. */
  const comer = async () => {
    const person = await house.login(`+86-1370000${String((last += 1)).padStart(4, '0')}`)
    return { person, mall: house.as(person).mall }
  }
  return {
    house,
    shop: await openShop(house, freights),
    comer,
    /** Somebody new, to whom things are sent. */
    async buyer(): Promise<Buyer> {
      const one = await comer()
      return { ...one, addressId: (await one.mall.address.add(nanshan)).id }
    },
    [Symbol.asyncDispose]: () => house[Symbol.asyncDispose](),
  }
}

/** Buys goods at once, as they are shown; answers what was made. */
export async function buy({ mall, addressId }: Buyer, mallGoodsId: number, quantity: number) {
  const { orderToken } = await mall.prepare.fromGoods({ mallGoodsId, quantity })
  return mall.checkout.fromGoods({ orderToken, addressId, mallGoodsId, quantity })
}

/** A shop that is open, as if its review were over, and whoever keeps it. */
export interface TestShop {
  id: number
  keeper: Person & { uid: number }
}

/** Opens a shop of a certified company. */
export async function openShop(house: TestHouse, freights: FreightRule[] = []): Promise<TestShop> {
  const keeper = await house.login(`+86-1370002${String((last += 1)).padStart(4, '0')}`)
  const { db } = house.house
  const enterpriseId = await certify(db, keeper.uid)
  const { id } = await db
    .insertInto('merchant')
    .values({
      enterprise_id: enterpriseId,
      account_id: keeper.uid,
      name: `第 ${last} 家店`,
      name_key: `第${last}家店`,
      contact_name: '张三',
      contact_mobile: '+86-13800000000',
      email: 'shop@example.com',
      bank: '测试银行',
      bank_account: '4000 0000',
      freights: JSON.stringify(freights),
      status: 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('account')
    .set({ roles: ['merchant'] })
    .where('id', '=', keeper.uid)
    .execute()
  return { id, keeper }
}

type Goods = Partial<Omit<Insertable<Tables['mall_goods']>, 'micros' | 'mins'>> & {
  model: string
  ladder?: PriceBreak[]
}

/** Three tiers, the dearest for a single piece. */
export const ladder: PriceBreak[] = [
  { min: 1, price: 5.21 },
  { min: 100, price: 3.86 },
  { min: 500, price: 3.52 },
]

/** Puts goods on the shelf of a shop, of the part of the tests' catalogue with that model; answers their number. */
export async function sell(house: TestHouse, shop: TestShop, { model, ladder: tiers = ladder, ...rest }: Goods) {
  const { db, now } = house.house
  const part = await db.selectFrom('part').selectAll().where('model', '=', model).executeTakeFirst()
  const any = part ?? (await db.selectFrom('part').selectAll().orderBy('id').executeTakeFirstOrThrow())
  const { id } = await db
    .insertInto('mall_goods')
    .values({
      merchant_id: shop.id,
      part_id: part?.id ?? null,
      brand_id: any.brand_id,
      category_id: any.category_id,
      name: model,
      model,
      model_key: model,
      currency: 'CNY',
      moq: 1,
      mpq: 1,
      mins: tiers.map(({ min }) => min),
      micros: tiers.map(({ price }) => String(toMicro(price))),
      stock: 10_000,
      status: 'on',
      is_shown: true,
      created_at: now(),
      updated_at: now(),
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('goods_lot')
    .values({
      goods_id: id,
      position: 0,
      warehouse: '深圳',
      batch_no: '2431',
      stock: rest.stock ?? 10_000,
      delivery: '现货',
    })
    .execute()
  return id
}

/** Changes goods as their seller would. */
export const changeGoods = (house: TestHouse, id: number, goods: Partial<Insertable<Tables['mall_goods']>>) =>
  house.house.db.updateTable('mall_goods').set(goods).where('id', '=', id).execute()
