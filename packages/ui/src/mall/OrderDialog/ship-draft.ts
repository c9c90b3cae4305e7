import { formatNumber } from '@xinpu/sdk/format'
import { faultsIn, shipRules } from '@xinpu/sdk/rules'
import type { OrderVO } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { leftToShip } from '../order-facts.ts'
import type { OrderSends } from './order-sent.ts'

/** A parcel as it stands in the form. */
export interface ShipDraft {
  company: string
  no: string
  /** Pieces of each line by its goods; null where the field is empty. */
  pieces: Record<number, number | null>
}

/** All that is left goes. */
export const wholeParcel = (order: OrderVO): ShipDraft => ({
  company: '',
  no: '',
  pieces: Object.fromEntries(leftToShip(order).map(({ mallGoodsId, left }) => [mallGoodsId, left])),
})

/** The lines that are in the parcel. */
export const packed = (order: OrderVO, { pieces }: ShipDraft) =>
  leftToShip(order).flatMap((line) => {
    const quantity = pieces[line.mallGoodsId] ?? 0
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** Lines of which pieces stay for the next parcel, and how many pieces. */
export function keptBack(order: OrderVO, { pieces }: ShipDraft) {
  const kept = leftToShip(order)
    .map(({ mallGoodsId, left }) => left - (pieces[mallGoodsId] ?? 0))
    .filter((left) => left > 0)
  return { lines: kept.length, pieces: kept.reduce((sum, left) => sum + left, 0) }
}

/** What is sent of a parcel: its goods only where something stays. */
export function shipmentOf(order: OrderVO, draft: ShipDraft): OrderSends['ship'] {
  const goods = packed(order, draft).map(({ mallGoodsId, quantity }) => ({ mallGoodsId, quantity }))
  return {
    company: draft.company.trim(),
    no: draft.no.trim(),
    ...(keptBack(order, draft).lines > 0 && { goods }),
  }
}

/** What is wrong with the pieces of one line; undefined where they can go. */
export function piecesFault(pieces: number | null | undefined, left: number): string | undefined {
  if (pieces === null || pieces === undefined) return '请输入数量，不发填 0'
  if (pieces > left) return `最多 ${formatNumber(left)} 片`
  return pieces < 0 || !Number.isInteger(pieces) ? '数量须为整数' : undefined
}

/** The name of the field for the pieces of a line. */
export const fieldOf = (mallGoodsId: number): string => `goods.${mallGoodsId}`

/** What is wrong with a parcel, in the order of its fields. */
export function shipFaults(order: OrderVO, draft: ShipDraft): FieldFault[] {
  const lines = leftToShip(order).flatMap(({ mallGoodsId, left, model }) => {
    const fault = piecesFault(draft.pieces[mallGoodsId], left)
    return fault ? [{ field: fieldOf(mallGoodsId), message: `${model}：${fault}` }] : []
  })
  const isEmpty = lines.length === 0 && packed(order, draft).length === 0
  return [
    ...(isEmpty ? [{ field: 'goods', message: '至少发一行' }] : lines),
    ...faultsIn(shipRules, { company: draft.company, no: draft.no }),
  ]
}
