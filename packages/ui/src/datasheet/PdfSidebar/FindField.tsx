import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { PdfSidebarProps } from './PdfSidebar.tsx'
import * as S from './PdfSidebar.styles.ts'

/** The find field; Enter goes to the next hit. */
export function FindField({ find, onFind, position, onStep, fieldRef }: PdfSidebarProps) {
  return (
    <S.Find role="search" aria-label="在文中查找">
      <TextField
        label="在文中查找"
        isLabelHidden
        placeholder="在文中查找"
        value={find}
        onChange={onFind}
        onEnter={() => onStep?.(1)}
        inputRef={fieldRef}
        prefix={<Icon of={Search} />}
        suffix={find && onStep && position && <Steps {...position} onStep={onStep} />}
      />
    </S.Find>
  )
}

interface StepsProps {
  at: number
  total: number
  onStep: (by: 1 | -1) => void
}

function Steps({ at, total, onStep }: StepsProps) {
  return (
    <>
      <S.Position role="status">{at < 0 ? total : `${at + 1}/${total}`}</S.Position>
      <Button
        tone="quiet"
        size="sm"
        shape="icon"
        aria-label="上一处"
        isDisabled={total === 0}
        onPress={() => onStep(-1)}
      >
        <Icon of={ChevronUp} />
      </Button>
      <Button
        tone="quiet"
        size="sm"
        shape="icon"
        aria-label="下一处"
        isDisabled={total === 0}
        onPress={() => onStep(1)}
      >
        <Icon of={ChevronDown} />
      </Button>
    </>
  )
}
