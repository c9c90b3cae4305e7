import { isNotFitted } from '@xinpu/sdk/bom'
import type { MappedRow } from '@xinpu/sdk/sheet'
import { askOf, namesPart } from './bom-ask.ts'
import type { BomItem } from './bom-item.ts'
import { doubtOf } from './line-doubt.ts'

/** A row of a sheet as a line; one that is not put on the board is skipped, and says so. */
export function itemOf({ rowNo, cells, texts, quantity, faults, places, aside }: MappedRow): BomItem {
  const isLeftOff = isNotFitted({ dnp: texts.dnp, others: [texts.model, texts.value, texts.remark, texts.description] })
  const doubt = aside === undefined ? doubtOf(texts) : undefined
  const isOff = places !== undefined && quantity !== null && texts.quantity !== undefined && places !== quantity
  return {
    rowNo,
    cells,
    ask: askOf(texts),
    quantity,
    faults: [
      ...(!namesPart(texts) && aside === undefined ? ['没有写型号，也没有写参数'] : faults),
      ...(doubt === undefined ? [] : [doubt]),
      ...(isOff ? [`位号有 ${places} 个，用量写的是 ${quantity}`] : []),
    ],
    ...(aside !== undefined && { aside }),
    ...(isLeftOff || aside !== undefined ? { sent: 'skipped' } : doubt !== undefined && { sent: 'review' }),
  }
}

/** A row of a sheet that tells no quantities: one piece is meant. */
export const oneOf = (row: MappedRow): MappedRow => ({ ...row, quantity: 1, faults: [] })
