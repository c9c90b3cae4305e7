import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Model } from './order-model.ts'
import { accountsOf, type World } from './order-model-world.ts'

/** Every movement comes to nothing, accounts have what was paid less what went back, and no money is passed over. */
export async function booksSay(model: Model, { mall, before }: World): Promise<void> {
  const { db } = mall.house.house
  const uneven = await sql`
    select deed_id from ledger_entry group by deed_id having sum(micro) <> 0 or count(*) <> 2`.execute(db)
  expect(uneven.rows, 'movements that do not come to nothing').toEqual([])
  const now = await accountsOf(mall)
  const moved = [...now].map(([account, micro]) => [account, micro - (before.get(account) ?? 0n)] as const)
  const due = accountsDue(model, `shop:${mall.shop.id}`)
  expect(Object.fromEntries(moved.filter(([, micro]) => micro !== 0n)), 'the accounts').toEqual(due)
  providersHold(await takenOf(model, mall), due)
}

function accountsDue({ orders }: Model, shop: string): Record<string, bigint> {
  const due = new Map<string, bigint>()
  for (const { cash, fen, refunded } of orders) {
    if (cash === undefined) continue
    const micro = BigInt(fen - refunded) * 10_000n
    due.set(cash, (due.get(cash) ?? 0n) + micro)
    due.set(shop, (due.get(shop) ?? 0n) - micro)
  }
  return Object.fromEntries([...due].filter(([, micro]) => micro !== 0n))
}

/** A payment that the provider took, in millionths. */
interface Taken {
  id: number
  way: 'ALI' | 'WX'
  came: string
  /** What the books say came by it. */
  written: string
  /** What is to go back, or went. */
  back: string
}

/** Each payment is written down once and gives back no more than it brought; what is left is what the accounts say. */
function providersHold(taken: readonly Taken[], due: Readonly<Record<string, bigint>>): void {
  expect(
    taken.filter(({ came, written }) => came !== written),
    'payments that are not written down as they came',
  ).toEqual([])
  expect(
    taken.filter(({ came, back }) => BigInt(back) > BigInt(came)),
    'payments of which more goes back than came',
  ).toEqual([])
  for (const way of ['ALI', 'WX'] as const) {
    const left = taken.filter((one) => one.way === way).map(({ came, back }) => BigInt(came) - BigInt(back))
    expect(
      left.reduce((sum, micro) => sum + micro, 0n),
      `what ${way} holds`,
    ).toBe(due[`cash:${way}`] ?? 0n)
  }
}

async function takenOf({ orders }: Model, { house }: World['mall']): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select pay_online.id, pay_online.pay_type as way, taken.micro::text as came,
      (select coalesce(sum(entry.micro), 0)::text
        from ledger_deed as deed join ledger_entry as entry on entry.deed_id = deed.id
        where kind = 'pay' and account like 'cash:%' and position(taken.no in cause) > 0) as written,
      (select coalesce(sum(micro), 0)::text from money_back where pay_online_id = pay_online.id) as back
    from pay_online join sandbox_payment as taken on taken.no = 'XP' || lpad(pay_online.id::text, 10, '0')
    where taken.state = 'paid' and pay_order_id = any (${orders.map(({ payOrderId }) => payOrderId)}::int[])
    order by pay_online.id`.execute(house.house.db)
  return rows
}
