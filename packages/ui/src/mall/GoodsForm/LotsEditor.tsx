import { formatNumber } from '@xinpu/sdk/format'
import { goodsLotRules, ruled } from '@xinpu/sdk/rules'
import { Plus, X } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { blankLot, type LotDraft } from './goods-draft.ts'
import { lotField } from './goods-faults.ts'
import * as S from './GoodsForm.styles.ts'
import type { PartProps } from './GoodsForm.tsx'

/** The most lots that goods may have. */
const mostLots = 20

/** Where the pieces lie, under which date codes; their sum is the stock. */
export function LotsEditor({ draft: { lots }, onChange, errorOf }: PartProps) {
  const pieces = lots.reduce((sum, { stock }) => sum + (stock ?? 0), 0)
  const put = (at: number, part: Partial<LotDraft>) =>
    onChange({ lots: lots.map((lot, index) => (index === at ? { ...lot, ...part } : lot)) })

  return (
    <div data-field="lots">
      <S.Lots aria-label="库存批次">
        {lots.map((lot, index) => (
          <li key={index} aria-label={`第 ${index + 1} 批`}>
            <LotFields lot={lot} index={index} onChange={(part) => put(index, part)} errorOf={errorOf} />
            {lots.length > 1 && (
              <Button
                tone="quiet"
                shape="icon"
                aria-label={`删除第 ${index + 1} 批`}
                onPress={() => onChange({ lots: lots.filter((_, at) => at !== index) })}
              >
                <Icon of={X} />
              </Button>
            )}
          </li>
        ))}
      </S.Lots>
      <S.LotsFoot>
        <Button size="sm" isDisabled={lots.length >= mostLots} onPress={() => onChange({ lots: [...lots, blankLot] })}>
          <Icon of={Plus} />
          加一批
        </Button>
        <span>
          合计 <b>{formatNumber(pieces)}</b> 片
        </span>
      </S.LotsFoot>
    </div>
  )
}

interface LotFieldsProps {
  lot: LotDraft
  index: number
  onChange: (part: Partial<LotDraft>) => void
  errorOf: (field: string) => string | undefined
}

function LotFields({ lot, index, onChange, errorOf }: LotFieldsProps) {
  const field = (name: keyof LotDraft) => ({
    ...ruled(goodsLotRules, name),
    name: lotField(index, name),
    error: errorOf(lotField(index, name)),
  })
  const text = (name: 'batchNo' | 'delivery' | 'warehouse') => ({
    ...field(name),
    value: lot[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })

  return (
    <>
      <TextField {...text('warehouse')} placeholder="如 深圳" />
      <TextField {...text('batchNo')} placeholder="如 2431、24+" autoComplete="off" />
      <NumberField {...field('stock')} unit="片" value={lot.stock} onChange={(stock) => onChange({ stock })} />
      <TextField {...text('delivery')} placeholder="如 当天发、7-10 天" />
    </>
  )
}
