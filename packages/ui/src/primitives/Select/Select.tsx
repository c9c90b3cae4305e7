import { Check, ChevronDown } from 'lucide-react'
import { ListBox, SelectValue, type Key, type SelectProps as AriaSelectProps } from 'react-aria-components'
import type { FieldSize } from '../Field/Field.styles.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './Select.styles.ts'

export interface SelectOption {
  value: string
  label: string
}

interface CommonProps {
  /** What is chosen. */
  label: string
  options: readonly SelectOption[]
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
  /**
   * What the open list says while there are no options: that they are on their way, why there are none.
   *
   * @default '没有可选项'
   */
  empty?: string
  /** The name of the value in a form. */
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
}

interface OneProps extends CommonProps {
  /**
   * One option, or any number of them.
   *
   * @default 'single'
   */
  selectionMode?: 'single'
  /** The value of the chosen option; null before there is one. */
  value: string | null
  onChange: (value: string) => void
}

interface ManyProps extends CommonProps {
  selectionMode: 'multiple'
  /** The values of the chosen options. */
  value: readonly string[]
  /** Told at each tick: the list stays open. */
  onChange: (value: string[]) => void
}

export type SelectProps = OneProps | ManyProps

/** One of several, or some of them; typing finds an option. */
export const Select = (props: SelectProps) =>
  props.selectionMode === 'multiple' ? <Many {...props} /> : <One {...props} />

const One = ({ value, onChange, selectionMode: _mode, ...common }: OneProps) => (
  <Field {...common} choice={{ value, onChange: (key: Key | null) => key !== null && onChange(String(key)) }} />
)

const Many = ({ value, onChange, selectionMode, ...common }: ManyProps) => (
  <Field
    {...common}
    choice={{ selectionMode, value, onChange: (keys) => onChange([...keys].map(String)) }}
    text={value.length > 2 ? manyText(value, common.options) : undefined}
  />
)

/** Three and more are counted: the field is one line. */
function manyText(value: readonly string[], options: readonly SelectOption[]): string {
  const names = options.filter((option) => value.includes(option.value)).map(({ label }) => label)
  return `${names.slice(0, 2).join('、')} 等 ${value.length} 项`
}

type Choice =
  | Pick<AriaSelectProps<object, 'single'>, 'value' | 'onChange' | 'selectionMode'>
  | Pick<AriaSelectProps<object, 'multiple'>, 'value' | 'onChange' | 'selectionMode'>

interface FieldProps extends CommonProps {
  choice: Choice
  /** What stands in the field, where it is not the names of what is chosen. */
  text?: string | undefined
}

function Field({
  label,
  options,
  choice,
  text,
  isLabelHidden,
  size = 'md',
  placeholder = '请选择',
  error,
  help,
  empty = '没有可选项',
  ...props
}: FieldProps) {
  return (
    <S.Root
      {...props}
      {...(choice as object)}
      placeholder={placeholder}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      // Whoever presses before the options came sees so, and then them.
      allowsEmptyCollection
    >
      <FieldLabel isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <S.Trigger $size={size} data-invalid={error ? true : undefined}>
        {/* The text alone: an option also draws its tick. */}
        <SelectValue>
          {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : (text ?? selectedText))}
        </SelectValue>
        <Icon of={ChevronDown} size={14} weight="bold" />
      </S.Trigger>
      <FieldNotes help={help} error={error} />
      <S.Panel>
        <ListBox
          items={options.map((option) => ({ ...option, id: option.value }))}
          renderEmptyState={() => <S.Empty>{empty}</S.Empty>}
        >
          {(option) => (
            <S.Option id={option.value} textValue={option.label}>
              {option.label}
              <Icon of={Check} />
            </S.Option>
          )}
        </ListBox>
      </S.Panel>
    </S.Root>
  )
}
