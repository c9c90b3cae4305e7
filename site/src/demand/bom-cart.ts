import { formatNumber } from '@xinpu/sdk/format'
import type { BomPrice, CartTaken } from '@xinpu/sdk/types'
import type { TakenLine } from '@xinpu/ui/demand'
import { bucketOf, chosenOf, demandOf, piecesOf, type BomItem } from './bom-item.ts'

/** Goods that lines of the cart need, together. */
export interface Wanted {
  mallGoodsId: number
  quantity: number
  items: readonly [BomItem, ...BomItem[]]
}

/** Pieces of a line that the mall does not have: they can be asked for. */
export interface Rest {
  item: BomItem
  pieces: number
}

/** What became of the lines of the cart, and what is left of them. */
export interface Filled {
  lines: readonly TakenLine[]
  rests: readonly Rest[]
}

/** The lines of the cart as goods, each once; those whose best offer is not of the mall are told by themselves. */
export function splitCart(items: readonly BomItem[]): { wanted: Wanted[]; elsewhere: BomItem[] } {
  const inCart = items.filter((item) => bucketOf(item) === 'cart')
  const byGoods = Map.groupBy(inCart, (item) => goodsOf(item) ?? 0)
  const wanted = [...byGoods].flatMap(([mallGoodsId, [first, ...others]]) =>
    mallGoodsId > 0 && first ? [wantedOf(mallGoodsId, [first, ...others])] : [],
  )
  return { wanted, elsewhere: byGoods.get(0) ?? [] }
}

const wantedOf = (mallGoodsId: number, items: Wanted['items']): Wanted => ({
  mallGoodsId,
  quantity: items.reduce((sum, item) => sum + piecesOf(item), 0),
  items,
})

const bestOf = (item: BomItem): BomPrice | undefined => chosenOf(item)?.prices[0]

/** The goods that a line is bought as. */
function goodsOf(item: BomItem): number | undefined {
  const best = bestOf(item)
  return best?.kind === 'goods' ? best.refId : undefined
}

/** What the mall said of the goods, as lines of the list. */
export function filledOf(
  wanted: readonly Wanted[],
  answers: readonly CartTaken[],
  elsewhere: readonly BomItem[],
): Filled {
  const byGoods = new Map(answers.map((answer) => [answer.mallGoodsId, answer]))
  const taken = wanted.flatMap((each) => takenOf(each, byGoods.get(each.mallGoodsId)) ?? [])
  const all = [...taken, ...elsewhere.map(missingOf)]
  return {
    lines: all.map(({ line }) => line),
    rests: all.flatMap(({ rest }) => (rest.pieces > 0 ? [rest] : [])),
  }
}

interface Told {
  line: TakenLine
  rest: Rest
}

function takenOf({ items }: Wanted, answer: CartTaken | undefined): Told | undefined {
  if (!answer) return undefined
  const { outcome, asked, quantity, reason } = answer
  const pieces = Math.max(asked - quantity, 0)
  const left = pieces > 0 && quantity > 0 ? `其余 ${formatNumber(pieces)} 片可发布求购` : ''
  const note = [reason, left].filter(Boolean).join('，')
  const rowNos = items.map(({ rowNo }) => rowNo)
  return {
    line: { rowNos, ...partOf(items[0]), outcome, asked, quantity, note },
    rest: { item: items[0], pieces },
  }
}

/** The part that stands for a line; what is written where there is none. */
function partOf(item: BomItem): Pick<TakenLine, 'model' | 'partId'> {
  const chosen = chosenOf(item)
  return chosen ? { model: chosen.model.model, partId: chosen.model.id } : { model: demandOf(item).model }
}

function missingOf(item: BomItem): Told {
  const pieces = piecesOf(item)
  return {
    line: {
      rowNos: [item.rowNo],
      ...partOf(item),
      outcome: 'elsewhere',
      asked: pieces,
      quantity: 0,
      note: whyMissing(item),
    },
    rest: { item, pieces },
  }
}

function whyMissing(item: BomItem): string {
  const best = bestOf(item)
  if (!best) return '商城没有卖，可发布求购'
  return `最优报价是「${best.merchantName}」的${best.kind === 'stock' ? '库存' : '供应'}，不在商城，可发布求购`
}
