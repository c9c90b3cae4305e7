import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as S from './ParamBank.styles.ts'

/** One way to narrow the table. */
export interface BankCell {
  id: string
  /** A `ParamFilter`, or a facet. */
  content: React.ReactNode
  /** Whether it is in use: it stays in sight. */
  isOn: boolean
}

export interface ParamBankProps {
  cells: readonly BankCell[]
}

const onOneRow = 6

/** Ways to narrow a table side by side over it, six on a row; the rest waits behind a button. */
export function ParamBank({ cells }: ParamBankProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = cells.filter((cell, at) => isWhole || at < onOneRow || cell.isOn)
  const drawing = isWhole ? ChevronUp : ChevronDown

  return (
    <S.Root>
      <S.Bank role="group" aria-label="参数筛选">
        {shown.map(({ id, content }) => (
          <S.Cell key={id}>{content}</S.Cell>
        ))}
      </S.Bank>
      {cells.length > onOneRow && (
        <Button size="sm" tone="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          <Icon of={drawing} />
          {isWhole ? '收起参数' : `全部 ${cells.length} 项筛选`}
        </Button>
      )}
    </S.Root>
  )
}
