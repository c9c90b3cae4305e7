import type { Context, House, User } from '../core/context.ts'
import { counterQuote } from './enquiry-answer.ts'
import { addQuote, changeQuote } from './enquiry-quote.ts'
import { mineHandlers } from './mine.ts'

/** Two who bargain over a post. */
interface Two {
  buyerId: number
  sellerId: number
}

type Asking = Context & { user: User }

const asking = (house: House, id: number, at: number) =>
  ({ ...house, now: () => new Date(at), user: { id, sessionId: 0, roles: new Set() } }) as unknown as Asking

const hour = 60 * 60_000

/**
 * Has one sample account ask for a part and another one quote for it, down to a price that waits to be taken. For talks,
 * which begin with it; answers the numbers of the post and of the quote.
 */
export async function seedQuote(house: House, { buyerId, sellerId }: Two) {
  const now = house.now().getTime()
  const at = (hours: number) => now - hours * hour
  const wanted = { type: 1, model: 'GD32F303RET6', brand: '兆易创新', quantity: 2400, batchNo: '24+' } as const
  const { id: demandId } = (await mineHandlers.add(
    {
      ...wanted,
      price: 9.6,
      taxIncluded: true,
      currency: 'CNY',
      validDays: 30,
      images: [],
      status: 'open',
      allowDuplicate: false,
    },
    asking(house, buyerId, at(30)),
  )) as { id: number }
  const terms = { quantity: 2400, currency: 'CNY', taxIncluded: true, batchNo: '24+', delivery: '次日' } as const
  const id = await addQuote(asking(house, sellerId, at(20)), { demandId, ...terms, price: 9.85, validDays: 7 })
  await counterQuote(asking(house, buyerId, at(19)), { id, revision: 1, counterPrice: 9.6 })
  await changeQuote(asking(house, sellerId, at(1)), { id, price: 9.72 })
  return { demandId, quoteId: id }
}
