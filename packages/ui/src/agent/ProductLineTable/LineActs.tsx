import type { ProductLine } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import * as S from './ProductLineTable.styles.ts'

export interface LineActsProps {
  line: ProductLine
  onEdit: (line: ProductLine) => void
  onRemove: (line: ProductLine) => void
}

/** What the owner can do with a line. */
export const LineActs = ({ line, onEdit, onRemove }: LineActsProps) => (
  <S.Acts>
    <Button size="sm" aria-label={`修改 ${line.brandName}`} onPress={() => onEdit(line)}>
      修改
    </Button>
    <Button size="sm" tone="quiet" aria-label={`删除 ${line.brandName}`} onPress={() => onRemove(line)}>
      删除
    </Button>
  </S.Acts>
)
