import { Calendar, X } from 'lucide-react'
import { AriaBox } from '../Field/AriaField.tsx'
import type { FieldSize } from '../Field/Field.styles.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './DateField.styles.ts'

interface DateBoxProps {
  size: FieldSize
  isInvalid: boolean
  isDisabled: boolean | undefined
  isRange: boolean
  /** Empties the field; undefined where there is nothing to empty. */
  onClear: (() => void) | undefined
}

/** The typed parts, a cross, and what opens the calendar. */
export const DateBox = ({ size, isInvalid, isDisabled, isRange, onClear }: DateBoxProps) => (
  <AriaBox $size={size} isInvalid={isInvalid} isDisabled={isDisabled}>
    <S.Inputs>
      <S.Input slot={isRange ? 'start' : undefined}>{(segment) => <S.Segment segment={segment} />}</S.Input>
      {isRange && (
        <>
          <S.To aria-hidden>至</S.To>
          <S.Input slot="end">{(segment) => <S.Segment segment={segment} />}</S.Input>
        </>
      )}
    </S.Inputs>
    {onClear && (
      <S.Inside slot={null} aria-label="清除日期" onPress={onClear}>
        <Icon of={X} size={14} weight="bold" />
      </S.Inside>
    )}
    <S.Inside>
      <Icon of={Calendar} />
    </S.Inside>
  </AriaBox>
)
