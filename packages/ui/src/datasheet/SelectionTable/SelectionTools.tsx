import { Download } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import * as S from './SelectionTable.styles.ts'

export interface SelectionToolsProps {
  /** How many pieces prices are for. */
  quantity: number
  onQuantity: (quantity: number) => void
  /** Whether only parts with stock are listed. */
  inStock: boolean
  onStock: (inStock: boolean) => void
  /** Hands the list over as a file; the button waits for the promise. */
  onExport: () => void
  /** The file is being made. */
  isExporting?: boolean
}

const mostPieces = 1_000_000_000

/** Over the parametric table: how many pieces, only what is in stock, and the list as a file. */
export const SelectionTools = ({
  quantity,
  onQuantity,
  inStock,
  onStock,
  onExport,
  isExporting,
}: SelectionToolsProps) => (
  <>
    <S.Quantity>
      <NumberField
        label="数量"
        isLabelHidden
        size="sm"
        prefix="数量"
        min={1}
        max={mostPieces}
        value={quantity}
        onChange={(next) => next !== null && next >= 1 && next <= mostPieces && onQuantity(next)}
      />
    </S.Quantity>
    <Checkbox isSelected={inStock} onChange={onStock}>
      只看现货
    </Checkbox>
    <Button size="sm" isPending={isExporting} onPress={onExport}>
      <Icon of={Download} /> CSV
    </Button>
  </>
)
