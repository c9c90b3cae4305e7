import { Addon, Box, type FieldSize } from '../Field/Field.styles.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'
import { useField } from '../Field/useField.ts'
import { StepButtons } from './StepButtons.tsx'
import * as S from './NumberField.styles.ts'
import { rangeFault } from './range-fault.ts'
import { useNumberInput } from './useNumberInput.ts'

type Kept = 'id' | 'autoFocus' | 'onBlur' | 'onFocus'

export interface NumberFieldProps extends Pick<React.ComponentProps<'input'>, Kept> {
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
  /** The name of the number in a form. */
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Enter was pressed, and it was not the one that chose a Chinese character. */
  onEnter?: () => void
  /** The input itself, to focus or select it. */
  inputRef?: React.Ref<HTMLInputElement>
}

/** A number to type, with its unit: full-width digits are taken, and thousands are set apart. */
export function NumberField({
  label,
  unit,
  prefix,
  size = 'md',
  error,
  help,
  placeholder,
  isLabelHidden,
  inputRef,
  autoFocus,
  name,
  id: given,
  ...props
}: NumberFieldProps) {
  const { value, min, max, step, isRequired, isDisabled, isReadOnly } = props
  const fault = error ?? rangeFault(value, { min, max, step, unit })
  const { id, notes, input, box } = useField({ id: given, error: fault, help, isRequired, isDisabled, isReadOnly })
  const { typing, steps } = useNumberInput(props)

  return (
    <S.Root>
      <FieldLabel id={id} isRequired={isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Box {...box} $size={size}>
        {prefix && <Addon>{prefix}</Addon>}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asks for it says why */}
        <input {...input} {...typing} ref={inputRef} autoFocus={autoFocus} placeholder={placeholder} />
        {unit && (step === undefined ? <Addon>{unit}</Addon> : <S.Unit>{unit}</S.Unit>)}
        {step !== undefined && <StepButtons {...steps} controls={id} />}
      </Box>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <FieldNotes id={notes} help={help} error={fault} />
    </S.Root>
  )
}
