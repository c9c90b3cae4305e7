import { formatNumber } from '@xinpu/sdk/format'
import { parameterKindLabels } from '@xinpu/sdk/labels'
import type { CategoryParameter } from '@xinpu/sdk/types'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as S from './ParameterDesk.styles.ts'
import type { SavedParameter } from './ParameterList.tsx'

interface ParameterRowProps {
  parameter: CategoryParameter
  onChange: (to: Partial<SavedParameter>) => void
  /** Moves it so many places down; up where that is negative. */
  onMove: (by: number) => void
  isFirst: boolean
  isLast: boolean
}

/** One parameter: what it is, and how lists show it. */
export const ParameterRow = ({ parameter, onChange, onMove, isFirst, isLast }: ParameterRowProps) => (
  <S.Row>
    <S.Moves>
      <Button
        tone="quiet"
        size="sm"
        aria-label={`上移 ${parameter.name}`}
        isDisabled={isFirst}
        onPress={() => onMove(-1)}
      >
        <Icon of={ChevronUp} />
      </Button>
      <Button
        tone="quiet"
        size="sm"
        aria-label={`下移 ${parameter.name}`}
        isDisabled={isLast}
        onPress={() => onMove(1)}
      >
        <Icon of={ChevronDown} />
      </Button>
    </S.Moves>
    <S.Name data-hidden={parameter.isHidden || undefined}>
      {parameter.name}
      <S.Facts>{factsOf(parameter)}</S.Facts>
    </S.Name>
    <TextField
      label={`${parameter.name} 的显示名称`}
      isLabelHidden
      size="sm"
      value={parameter.label}
      placeholder={parameter.name}
      onChange={(label) => onChange({ label })}
    />
    <Checkbox
      aria-label={`显示 ${parameter.name}`}
      isSelected={!parameter.isHidden}
      onChange={(isShown) => onChange({ isHidden: !isShown })}
    >
      显示
    </Checkbox>
  </S.Row>
)

const factsOf = ({ kind, unit, partCount }: CategoryParameter): string =>
  [parameterKindLabels[kind], unit, `${formatNumber(partCount)} 个型号`].filter(Boolean).join('，')
