import type { WholeGoods } from './my-goods-draft.ts'

type Lots = WholeGoods['lots']

/** A lot as a row tells it; an empty text tells nothing. */
export interface ToldLot {
  warehouse: string
  batchNo: string
  delivery: string
  stock: number
}

/**
 * Puts the lot of a row among those that goods have: the one in the same place under the same date code is replaced,
 * and where only one can be meant, a row need not tell which.
 */
export function withLot(lots: Lots, told: ToldLot): { lots: Lots; fault?: undefined } | { fault: string } {
  const meant = lots.filter((lot) => isMeant(lot, told))
  const same = lots.find((lot) => lot.warehouse === told.warehouse && (lot.batchNo ?? '') === told.batchNo)
  if (!same && meant.length > 1) return { fault: `有 ${meant.length} 个批次，请填写仓库和批号` }
  const place = lots.findIndex((lot) => lot === (same ?? meant[0]))
  const former = lots[place]
  const { warehouse = '', batchNo = '', delivery = '' } = former ?? {}
  const lot = {
    warehouse: told.warehouse || warehouse,
    batchNo: told.batchNo || batchNo,
    delivery: told.delivery || delivery,
    stock: told.stock,
  }
  if (lot.warehouse === '') return { fault: '没有填仓库' }
  if (lot.delivery === '') return { fault: '没有填交期' }
  return { lots: former ? lots.with(place, lot) : [...lots, lot] }
}

const isMeant = ({ warehouse, batchNo = '' }: Lots[number], told: ToldLot): boolean =>
  (told.warehouse === '' || told.warehouse === warehouse) && (told.batchNo === '' || told.batchNo === batchNo)
