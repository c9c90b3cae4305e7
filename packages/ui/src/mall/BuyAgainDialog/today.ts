import { formatAmount, formatNumber, lineAmount, toMicro, type Micro } from '@xinpu/sdk/format'
import type { OrderGoods } from '@xinpu/sdk/types'

/** What a line of an order costs today; why it cannot be bought, where it cannot. */
export interface TodayLine {
  mallGoodsId: number
  price?: number
  stock?: number
  refusal?: string
}

/** A line of an order beside what it costs today. */
export interface ComparedLine {
  line: OrderGoods
  price: number
  /** Why it stays out; the others have a price. */
  fault?: string
  /** What the line costs more than it did, in millionths; below zero where it costs less. */
  more: Micro
}

/** Puts each line beside its price of today. */
export const comparedOf = (goods: readonly OrderGoods[], today: readonly TodayLine[]): ComparedLine[] =>
  goods.map((line) => {
    const now = today.find(({ mallGoodsId }) => mallGoodsId === line.mallGoodsId)
    const fault = faultOf(line, now)
    const price = now?.price ?? line.price
    const more = lineAmount(toMicro(price), line.quantity) - lineAmount(toMicro(line.price), line.quantity)
    return { line, price, more, ...(fault && { fault }) }
  })

function faultOf({ quantity }: OrderGoods, now: TodayLine | undefined): string | undefined {
  if (now?.price === undefined) return now?.refusal ?? '没有查到今天的价格'
  const { stock = 0 } = now
  if (stock === 0) return '已售完'
  return stock < quantity ? `库存只有 ${formatNumber(stock)} 片` : undefined
}

/** What all that can be bought costs more or less than it did. */
export function sumToldOf(lines: readonly ComparedLine[], currency: 'CNY' | 'USD'): string {
  const more = lines.reduce((sum, { fault, more: one }) => sum + (fault ? 0n : one), 0n)
  if (more === 0n) return '与上次价格相同'
  return `比上次${more < 0n ? '少' : '多'} ${formatAmount(more < 0n ? -more : more, currency)}`
}
