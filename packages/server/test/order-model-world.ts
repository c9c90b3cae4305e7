import type { Api } from '@xinpu/sdk/full'
import { balances } from '../src/mall/ledger.ts'
import { sell, type Buyer, type TestMall } from './mall.ts'
import { firstShelf } from './order-model.ts'

const week = 7 * 24 * 60 * 60_000

/** What a model of orders is held against: goods of a shop, its keeper, and two who buy. */
export interface World {
  mall: TestMall
  seller: Api['mall']
  buyers: [Buyer, Buyer]
  /** The numbers of the goods, in the order of the model's. */
  goods: number[]
  /** What the accounts had before. */
  before: ReadonlyMap<string, bigint>
}

/** New goods and new buyers in a mall; their logins outlive the weeks that pass. */
export async function openWorld(mall: TestMall): Promise<World> {
  const { house, shop } = mall
  const buyers: World['buyers'] = [await mall.buyer(), await mall.buyer()]
  const goods: number[] = []
  for (const one of firstShelf) goods.push(await inLots(mall, one))
  const later = new Date(house.house.now().getTime() + 1000 * week)
  await house.house.db.updateTable('session').set({ token_expires: later, sid_expires: later }).execute()
  return { mall, seller: house.as(shop.keeper).mall, buyers, goods, before: await accountsOf(mall) }
}

/** Goods whose pieces lie in more than one place. */
async function inLots({ house, shop }: TestMall, { pieces, lots, fen }: (typeof firstShelf)[number]): Promise<number> {
  const id = await sell(house, shop, { model: 'LM358DR', stock: pieces, ladder: [{ min: 1, price: fen / 100 }] })
  const { db } = house.house
  await db.deleteFrom('goods_lot').where('goods_id', '=', id).execute()
  const rows = lots.map((stock, position) => ({ goods_id: id, position, stock, warehouse: '深圳', delivery: '现货' }))
  await db.insertInto('goods_lot').values(rows).execute()
  return id
}

/** What every account has, in millionths. */
export const accountsOf = async ({ house }: TestMall): Promise<ReadonlyMap<string, bigint>> =>
  new Map((await balances(house.house.db)).map(({ account, micro }) => [account, micro]))
