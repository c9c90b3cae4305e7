/** Buyers who order at once, each from a cart of their own. A process of its own: their work is not the server's. */
import { createApi } from '../../packages/sdk/src/full.ts'
import type { BenchBuyer } from '../../packages/server/test/mall-sample.ts'

/** What the buyers are to do. */
export interface Buying {
  origin: string
  buyers: BenchBuyer[]
  /** Lines of one order. */
  lines: number
  orders: number
  /** Milliseconds that somebody rests before an order. */
  rest: number
}

/** Milliseconds of every answer. */
export interface Bought {
  prepare: number[]
  create: number[]
}

process.once('message', async ({ origin, buyers, lines, orders, rest }: Buying) => {
  const bought: Bought = { prepare: [], create: [] }
  const pause = () => new Promise((done) => setTimeout(done, rest * (0.5 + Math.random())))
  async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const done = await work()
    times.push(performance.now() - began)
    return done
  }
  const buyer = async ({ token, addressId }: BenchBuyer) => {
    const { mall } = createApi({ baseURL: `${origin}/api`, session: { caller: () => ({ token }) } })
    const held = (await mall.cart.list()).flatMap(({ goods }) => goods.map(({ id }) => id))
    for (let order = 0; order < orders; order += 1) {
      const cartIds = held.slice(order * lines, (order + 1) * lines)
      await pause()
      const { orderToken } = await timed(bought.prepare, () => mall.prepare.fromCart({ cartIds }))
      await timed(bought.create, () => mall.checkout.fromCart({ orderToken, cartIds, addressId }))
    }
  }
  await Promise.all(buyers.map(buyer))
  process.send?.(bought, () => process.exit(0))
})
