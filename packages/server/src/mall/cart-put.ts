import type { cart } from '@xinpu/contract/mall'
import { formatNumber } from '@xinpu/sdk/format'
import { quantitiesNear, type QuantityRules } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { countLines, mostLines } from './cart-queries.ts'

interface Putting {
  accountId: number
  goods: readonly { mallGoodsId: number; quantity: number }[]
  at: Date
}

/** Sets goods of a cart, each to what can be bought of what is wanted; what cannot says why, and the others go in. */
export async function putGoods(tx: Db, { accountId, goods, at }: Putting) {
  const wanted = wantedOf(goods)
  const [sold, held] = [await soldGoods(tx, wanted), await heldPieces(tx, accountId, wanted)]
  let room = mostLines - (await countLines(tx, accountId))
  const taken = [...wanted].map(([id, asked]) => {
    const before = held.get(id) ?? 0
    const isNew = before === 0
    const made = takenOf({ asked, before, rules: sold.get(id), isFull: isNew && room <= 0 })
    if (isNew && made.quantity > 0) room -= 1
    return { mallGoodsId: id, asked, held: before, ...made }
  })
  await putLines(tx, { accountId, at, goods: taken.filter(({ quantity }) => quantity > 0) })
  return { goods: taken, total: await countLines(tx, accountId) }
}

/** Several lines of a list may need the same goods: they are bought, and priced, together. */
function wantedOf(goods: Putting['goods']): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>()
  for (const { mallGoodsId, quantity } of goods) wanted.set(mallGoodsId, (wanted.get(mallGoodsId) ?? 0) + quantity)
  return wanted
}

async function soldGoods(tx: Db, wanted: ReadonlyMap<number, number>): Promise<ReadonlyMap<number, QuantityRules>> {
  const rows = await tx
    .selectFrom('mall_goods')
    .select(['id', 'moq', 'mpq', 'stock'])
    .where('id', '=', oneOf([...wanted.keys()]))
    .where('is_shown', '=', true)
    .execute()
  return new Map(rows.map(({ id, ...rules }) => [id, rules]))
}

async function heldPieces(tx: Db, accountId: number, wanted: ReadonlyMap<number, number>) {
  const rows = await tx
    .selectFrom('cart_line')
    .select(['goods_id', 'quantity'])
    .where('account_id', '=', accountId)
    .where('goods_id', '=', oneOf([...wanted.keys()]))
    .execute()
  return new Map(rows.map(({ goods_id, quantity }) => [goods_id, quantity]))
}

interface Wish {
  asked: number
  before: number
  /** Missing: it is not sold. */
  rules: QuantityRules | undefined
  /** Whether the cart has no room for one more line. */
  isFull: boolean
}

type Made = Pick<cart.CartTaken, 'outcome' | 'quantity' | 'reason'>

const refusing = (reason: string): Made => ({ outcome: 'refused', quantity: 0, reason })

function takenOf({ asked, before, rules, isFull }: Wish): Made {
  if (!rules) return refusing('商品已下架')
  if (isFull) return refusing(`购物车最多 ${mostLines} 行，请先结算或删除一些`)
  const quantity = quantitiesNear(asked, rules).at(-1)
  if (quantity === undefined) return refusing(tooLittle(rules))
  const changed = before > 0 && before !== quantity ? `购物车里原有 ${formatNumber(before)} 片，按清单改了` : ''
  const why = whyOther(asked, quantity, rules)
  const outcome = quantity === asked ? 'taken' : quantity > asked ? 'raised' : 'short'
  return { outcome, quantity, reason: [why, changed].filter(Boolean).join('；') }
}

const tooLittle = ({ stock, moq }: QuantityRules): string =>
  stock === 0 ? '已售完' : `库存 ${formatNumber(stock)} 片，不够起订 ${formatNumber(moq)} 片`

function whyOther(asked: number, quantity: number, { moq, mpq, stock }: QuantityRules): string {
  if (quantity === asked) return ''
  const rule = asked < moq ? `起订 ${formatNumber(moq)} 片` : `须为 ${formatNumber(mpq)} 的倍数`
  if (quantity > asked) return `${rule}，已改为 ${formatNumber(quantity)} 片`
  const multiple = quantity < stock ? `，按 ${formatNumber(mpq)} 的倍数只能买 ${formatNumber(quantity)} 片` : ''
  return `库存 ${formatNumber(stock)} 片${multiple}`
}

/** Sets lines; the prices of this moment are what was seen. */
async function putLines(tx: Db, { accountId, goods, at }: Putting): Promise<void> {
  if (goods.length === 0) return
  const [ids, pieces] = [goods.map(({ mallGoodsId }) => mallGoodsId), goods.map(({ quantity }) => quantity)]
  await sql`
    insert into cart_line (account_id, goods_id, quantity, seen_micro, created_at)
    select ${accountId}::int, id, pieces, micros[nullif(width_bucket(pieces, mins), 0)], ${at.toISOString()}::timestamptz
    from unnest(${ids}::int[], ${pieces}::int[]) with ordinality as put (goods, pieces, place)
    join mall_goods on mall_goods.id = put.goods
    order by place
    on conflict (account_id, goods_id) do update set quantity = excluded.quantity, seen_micro = excluded.seen_micro
  `.execute(tx)
}
