import { comeIn, type Person } from '../cluster/person.ts'
import { buy, buyersOf, type Buyer } from './buyers.ts'
import { post } from './posters.ts'
import { registersOf, useRegister } from './registers.ts'
import { talk } from './talkers.ts'
import type { World } from './world.ts'

/** Everybody who is about while things break. */
export interface People {
  all: Person[]
  buyers: Buyer[]
  /** What each register held at first. */
  firsts: Map<string, string>
  /** Done when everybody has gone home. */
  done: Promise<unknown>
}

const counts = { buyers: 3, talkers: 3, posters: 2 }

/** Has everybody come in and begin. */
export async function sendPeople(world: World): Promise<People> {
  const all: Person[] = []
  let last = 0
  const comer = async () => {
    const person = await comeIn(world.origin, `+86-136${String((last += 1)).padStart(8, '0')}`)
    all.push(person)
    return person
  }
  const come = async (count: number) => {
    const group: Person[] = []
    while (group.length < count) group.push(await comer())
    return group
  }
  const buyers = await buyersOf(await come(counts.buyers))
  const talkers = await come(counts.talkers)
  const posters = await come(counts.posters)
  const registers = await registersOf(await comer())
  const done = Promise.all([
    ...buyers.map((buyer) => buy(world, buyer)),
    ...talkers.map((talker, at) => talk(world, talker, talkers[(at + 1) % talkers.length]?.uid ?? 0)),
    ...posters.map((poster) => post(world, poster, comer)),
    ...registers.map((register) => useRegister(world, register)),
  ])
  // Told to whoever waits for it.
  done.catch(() => {})
  return { all, buyers, done, firsts: new Map(registers.map(({ name, first }) => [name, first])) }
}

/** Whether as many pieces are gone as were ordered; an order that closed by itself gave its pieces back. */
export async function stockFaults({ buyers }: People): Promise<string[]> {
  const faults = await Promise.all(
    buyers.map(async ({ person: { api }, goodsId, quantity, stock }) => {
      const [goods, counts] = await Promise.all([api.mall.goods.detail({ id: goodsId }), api.mall.order.count({})])
      const orders = counts.reduce((sum, { status, count }) => (status === 'closed' ? sum : sum + count), 0)
      const gone = stock - goods.stock
      return gone === orders * quantity ? [] : [`stock of ${goodsId}: ${gone} pieces are gone for ${orders} orders`]
    }),
  )
  return faults.flat()
}
