import { Check, ChevronDown } from 'lucide-react'
import { ListBox, SelectValue } from 'react-aria-components'
import type { FieldSize } from '../Field/Field.styles.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'
import * as S from './Select.styles.ts'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps {
  /** What is chosen. */
  label: string
  options: readonly SelectOption[]
  /** The value of the chosen option; null before there is one. */
  value: string | null
  onChange: (value: string) => void
  /**
   * Whether the label is only read aloud: in a toolbar, where the value says it.
   *
   * @default false
   */
  isLabelHidden?: boolean
  /**
   * 28, 36 or 44 px high.
   *
   * @default 'md'
   */
  size?: FieldSize
  /**
   * What stands there before anything is chosen.
   *
   * @default '请选择'
   */
  placeholder?: string
  /** What is wrong with the choice. */
  error?: string
  /** What helps to choose. */
  help?: React.ReactNode
  /** The name of the value in a form. */
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** One of several; typing finds an option. */
export function Select({
  label,
  options,
  value,
  onChange,
  isLabelHidden,
  size = 'md',
  placeholder = '请选择',
  error,
  help,
  ...props
}: SelectProps) {
  return (
    <S.Root
      {...props}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <S.Trigger $size={size} data-invalid={error ? true : undefined}>
        {/* The text alone: an option also draws its tick. */}
        <SelectValue>{({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}</SelectValue>
        <ChevronDown size={14} strokeWidth={2} aria-hidden />
      </S.Trigger>
      <FieldNotes help={help} error={error} />
      <S.Panel>
        <ListBox items={options.map((option) => ({ ...option, id: option.value }))}>
          {(option) => (
            <S.Option id={option.value} textValue={option.label}>
              {option.label}
              <Check size={16} strokeWidth={1.5} aria-hidden />
            </S.Option>
          )}
        </ListBox>
      </S.Panel>
    </S.Root>
  )
}
