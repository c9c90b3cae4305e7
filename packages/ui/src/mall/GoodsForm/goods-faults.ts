import { faultsIn, goodsLotRules, goodsRules } from '@xinpu/sdk/rules'
import { unlisted } from '../../agent/brand-field.ts'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { boundTo, ladderFault } from '../LadderPriceEditor/ladder-rows.ts'
import { ruledOf, type GoodsDraft, type LotDraft } from './goods-draft.ts'

/** The name of a field of a lot in the form. */
export const lotField = (index: number, field: keyof LotDraft): string => `lots.${index}.${field}`

/** What is wrong with goods, in the order of the form: what the server would refuse, and what only the form knows. */
export function goodsFaults(draft: GoodsDraft): FieldFault[] {
  const faults = faultsIn(goodsRules, ruledOf(draft), {
    model: null,
    brandId: draft.brand && draft.brand.id === undefined && unlisted,
  })
  const ladder = ladderFault(boundTo(draft.ladder, draft.moq), draft.currency)
  return [
    ...faults.filter(({ field }) => !later.has(field)),
    ...lotFaults(draft.lots),
    ...faults.filter(({ field }) => later.has(field)),
    ...(ladder ? [{ field: 'ladderPrices', message: ladder }] : []),
  ]
}

/** Fields that stand after the lots. */
const later: ReadonlySet<string> = new Set(['moq', 'mpq', 'description', 'specId'])

const lotFaults = (lots: readonly LotDraft[]): FieldFault[] =>
  lots.flatMap((lot, index) =>
    faultsIn(
      goodsLotRules,
      { ...lot, stock: lot.stock ?? undefined },
      { warehouse: null, batchNo: null, stock: lot.stock === null && '请输入库存' },
    ).map(({ field, message }) => ({
      field: `lots.${index}.${field}`,
      message: lots.length > 1 ? `第 ${index + 1} 批：${message}` : message,
    })),
  )
