import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { FieldSize } from '../Field/Field.styles.ts'
import { FieldName, FieldNotes, PerhapsHidden } from '../Field/FieldTexts.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { onOpening } from '../OnDemand/onOpening.tsx'
import { useOpener } from '../Popover/useOpener.ts'
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

const Opening = onOpening(() => import('./OpenSelect.tsx').then((module) => module.OpenSelect))

/** One of several, or some of them; typing in the open list finds an option. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, size = 'md', placeholder = '请选择', error, help, name, isRequired, isDisabled } = props
  const id = useId()
  const { isOpen, change, isByKey, anchor, opener } = useOpener('listbox')
  const text = textOf(props)

  return (
    <S.Root data-field={name}>
      <PerhapsHidden isHidden={isLabelHidden}>
        <FieldName id={`${id}-label`} isRequired={isRequired} onPress={() => anchor.current?.focus()}>
          {label}
        </FieldName>
      </PerhapsHidden>
      <S.Trigger
        {...opener}
        $size={size}
        isDisabled={isDisabled}
        aria-labelledby={`${id}-value ${id}-label`}
        aria-describedby={error || help ? `${id}-notes` : undefined}
        data-invalid={error ? true : undefined}
      >
        <span id={`${id}-value`} data-placeholder={text === '' || undefined}>
          {text || placeholder}
        </span>
        <Icon of={ChevronDown} size={14} weight="bold" />
      </S.Trigger>
      {name && valuesOf(props).map((value) => <input key={value} type="hidden" name={name} value={value} />)}
      <FieldNotes id={`${id}-notes`} help={help} error={error} />
      <Opening
        {...props}
        labelledBy={`${id}-label`}
        anchor={anchor}
        isByKey={isByKey}
        isOpen={isOpen}
        onOpenChange={change}
      />
    </S.Root>
  )
}

const valuesOf = ({ value }: SelectProps): readonly string[] => (typeof value === 'string' ? [value] : (value ?? []))

/** What stands in the field; three and more are counted, for the field is one line. */
function textOf(props: SelectProps): string {
  const values = valuesOf(props)
  const names = props.options.filter(({ value }) => values.includes(value)).map(({ label }) => label)
  return values.length > 2 ? `${names.slice(0, 2).join('、')} 等 ${values.length} 项` : names.join('、')
}
