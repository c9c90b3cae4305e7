import { addressOf, type Person } from '../cluster/person.ts'
import { twice, untilOver, writeOnce, type World } from './world.ts'

/** Somebody who buys the same goods again and again. */
export interface Buyer {
  person: Person
  addressId: number
  goodsId: number
  quantity: number
  /** Pieces that were there before. */
  stock: number
}

/** Buyers with goods of which there is enough, each with goods of their own. */
export async function buyersOf(people: readonly Person[]): Promise<Buyer[]> {
  const [first] = people
  const goods = await first?.api.mall.goods.list({ currency: 'CNY', hasStock: true, pageSize: 100 })
  const shelf = (goods?.data ?? []).toSorted((a, b) => b.stock / b.moq - a.stock / a.moq)
  return Promise.all(
    people.map(async (person, at) => {
      const { mallGoodsId: goodsId = 0, moq = 1, mpq = 1, stock = 0 } = shelf[at] ?? {}
      return { person, addressId: await addressOf(person), goodsId, quantity: Math.ceil(moq / mpq) * mpq, stock }
    }),
  )
}

/** Prepares an order and makes it, some of them twice at once; its remark is its name. */
export const buy = (world: World, { person: { uid, api }, addressId, goodsId, quantity }: Buyer): Promise<void> => {
  let count = 0
  return untilOver(world, async () => {
    const { orderToken } = await api.mall.prepare.fromGoods({ mallGoodsId: goodsId, quantity })
    const remark = `chaos-${uid}-${(count += 1)}`
    const make = async () => {
      const made = await api.mall.checkout.fromGoods({
        orderToken,
        addressId,
        mallGoodsId: goodsId,
        quantity,
        remark,
      })
      return { id: made.orderIds[0] ?? 0 }
    }
    const ask = world.dice.draw() < 0.25 ? () => twice(make) : make
    await writeOnce(world, { kind: 'order', key: remark }, ask)
  })
}
