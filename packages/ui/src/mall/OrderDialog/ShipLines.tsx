import { formatNumber } from '@xinpu/sdk/format'
import type { OrderVO } from '@xinpu/sdk/types'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { FieldGroup } from '../../primitives/Upload/FieldGroup.tsx'
import { leftToShip } from '../order-facts.ts'
import * as S from './OrderDialog.styles.ts'
import { fieldOf, piecesFault, type ShipDraft } from './ship-draft.ts'

interface ShipLinesProps {
  order: OrderVO
  draft: ShipDraft
  onChange: (part: Partial<ShipDraft>) => void
  errorOf: (field: string) => string | undefined
}

/** The lines of which pieces are left: ticked they go as a whole, a number sends part of one. */
export function ShipLines({ order, draft, onChange, errorOf }: ShipLinesProps) {
  const put = (id: number, pieces: number | null) => onChange({ pieces: { ...draft.pieces, [id]: pieces } })
  return (
    <FieldGroup label="这一包" name="goods" error={errorOf('goods')}>
      {(ids) => (
        <S.Parcel aria-labelledby={ids.label}>
          {leftToShip(order).map(({ mallGoodsId, model, left, quantity }) => (
            <li key={mallGoodsId}>
              <Checkbox
                aria-label={`发 ${model}`}
                isSelected={(draft.pieces[mallGoodsId] ?? 0) > 0}
                onChange={(isSelected) => put(mallGoodsId, isSelected ? left : 0)}
              />
              <span data-subject>
                <PartNumber>{model}</PartNumber>
                <small>
                  共 {formatNumber(quantity)}
                  {left < quantity && `，待发 ${formatNumber(left)}`}
                </small>
              </span>
              <NumberField
                name={fieldOf(mallGoodsId)}
                label={`${model} 数量`}
                isLabelHidden
                size="sm"
                unit="片"
                value={draft.pieces[mallGoodsId] ?? null}
                onChange={(pieces) => put(mallGoodsId, pieces)}
                error={piecesFault(draft.pieces[mallGoodsId], left)}
              />
            </li>
          ))}
        </S.Parcel>
      )}
    </FieldGroup>
  )
}
