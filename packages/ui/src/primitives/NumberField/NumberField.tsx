import { Minus, Plus } from 'lucide-react'
import { Input, type NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components'
import { AriaBox, AriaFieldLabel, AriaFieldNotes } from '../Field/AriaField.tsx'
import { Addon, type FieldSize } from '../Field/Field.styles.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useImeSafeEnter } from '../TextField/useImeSafeEnter.ts'
import * as S from './NumberField.styles.ts'
import { rangeFault } from './range-fault.ts'
import { useWideDigits } from './useWideDigits.ts'

type Kept = 'name' | 'id' | 'autoFocus' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'onFocus'

export interface NumberFieldProps extends Pick<AriaNumberFieldProps, Kept> {
  /** What is asked for. */
  label: string
  /** The number; null while there is none. */
  value: number | null
  /** Told when the number is done: on Enter, on leaving, on each step. */
  onChange: (value: number | null) => void
  /**
   * Whole numbers, or up to six decimals.
   *
   * @default 'integer'
   */
  kind?: 'integer' | 'decimal'
  /** What is counted, after the number: ‘片’, ‘天’. */
  unit?: string
  /** A word before the number: ‘¥’. */
  prefix?: string
  /** The least that is right; a smaller number is kept, and told. */
  min?: number
  /** The most that is right; a larger number is kept, and told. */
  max?: number
  /** How far one press of minus, plus or an arrow goes; without it there are no such buttons. */
  step?: number
  /**
   * 28, 36 or 44 px high.
   *
   * @default 'md'
   */
  size?: FieldSize
  /** What is wrong with the number; without it the field tells of its own limits. */
  error?: string
  /** What helps to fill it in. */
  help?: React.ReactNode
  placeholder?: string
  /**
   * Whether the label is only read aloud.
   *
   * @default false
   */
  isLabelHidden?: boolean
  /** Enter was pressed, and it was not the one that chose a Chinese character. */
  onEnter?: () => void
  /** The input itself, to focus or select it. */
  inputRef?: React.Ref<HTMLInputElement>
}

const formats: Record<'integer' | 'decimal', Intl.NumberFormatOptions> = {
  integer: { maximumFractionDigits: 0 },
  decimal: { maximumFractionDigits: 6 },
}

/** A number to type, with its unit: full-width digits are taken, and thousands are set apart. */
export function NumberField({
  label,
  value,
  onChange,
  kind = 'integer',
  unit,
  prefix,
  min,
  max,
  step,
  size = 'md',
  error,
  help,
  placeholder,
  isLabelHidden,
  onEnter,
  inputRef,
  ...props
}: NumberFieldProps) {
  const around = useWideDigits()
  const enter = useImeSafeEnter(onEnter && (() => onEnter()))
  const fault = error ?? rangeFault(value, { min, max, step, unit })

  return (
    <S.Root
      {...props}
      ref={around}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      formatOptions={formats[kind]}
      minValue={min}
      maxValue={max}
      step={step}
      // A person's number is never changed behind his back.
      commitBehavior="validate"
      incrementAriaLabel="增加"
      decrementAriaLabel="减少"
      isInvalid={Boolean(fault)}
      validationBehavior="aria"
    >
      <AriaFieldLabel isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </AriaFieldLabel>
      <AriaBox $size={size} isInvalid={Boolean(fault)} isDisabled={props.isDisabled}>
        {prefix && <Addon>{prefix}</Addon>}
        <Input ref={inputRef} placeholder={placeholder} {...enter} />
        {unit && (step === undefined ? <Addon>{unit}</Addon> : <S.Unit>{unit}</S.Unit>)}
        {step !== undefined && <Steps />}
      </AriaBox>
      <AriaFieldNotes help={help} error={fault} />
    </S.Root>
  )
}

const Steps = () => (
  <S.Steps>
    <S.Step slot="decrement">
      <Icon of={Minus} size={14} weight="bold" />
    </S.Step>
    <S.Step slot="increment">
      <Icon of={Plus} size={14} weight="bold" />
    </S.Step>
  </S.Steps>
)
