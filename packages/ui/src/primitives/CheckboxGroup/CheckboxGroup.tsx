import { Checkbox as AriaCheckbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components'
import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import * as Tick from '../Checkbox/Checkbox.styles.ts'
import { AriaFieldLabel, AriaFieldNotes } from '../Field/AriaField.tsx'
import { field } from '../Field/Field.styles.ts'

/** One under another, or side by side. */
export type CheckboxGroupLook = 'list' | 'row'

export interface CheckboxGroupOption {
  value: string
  label: string
  isDisabled?: boolean
}

export interface CheckboxGroupProps {
  /** What is chosen. */
  label: string
  options: readonly CheckboxGroupOption[]
  /** The values that are ticked. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** A tick above the others that stands for all of them: ‘全部品牌’; without it there is none. */
  allLabel?: string
  /**
   * One under another, or side by side for short words.
   *
   * @default 'list'
   */
  look?: CheckboxGroupLook
  /**
   * Whether the label is only read aloud.
   *
   * @default false
   */
  isLabelHidden?: boolean
  /** What is wrong with the choice. */
  error?: string
  /** What helps to choose. */
  help?: React.ReactNode
  /** The name of the values in a form. */
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** Any of a few, all of them in sight. */
export function CheckboxGroup({
  label,
  options,
  value,
  onChange,
  allLabel,
  look = 'list',
  isLabelHidden,
  error,
  help,
  ...props
}: CheckboxGroupProps) {
  return (
    <Root {...props} value={[...value]} onChange={onChange} isInvalid={Boolean(error)} validationBehavior="aria">
      <AriaFieldLabel isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </AriaFieldLabel>
      <Options $look={look}>
        {allLabel && <All label={allLabel} options={options} value={value} onChange={onChange} {...props} />}
        {options.map((option) => (
          <Option key={option.value} value={option.value} isDisabled={option.isDisabled}>
            <Tick.Box viewBox="0 0 16 16" aria-hidden>
              <path d="m4.5 8.3 2.4 2.4 4.6-5.2" />
            </Tick.Box>
            <span>{option.label}</span>
          </Option>
        ))}
      </Options>
      <AriaFieldNotes help={help} error={error} />
    </Root>
  )
}

type AllProps = Pick<CheckboxGroupProps, 'label' | 'options' | 'value' | 'onChange' | 'isDisabled'>

/** Ticks what may be ticked, or nothing; no member of the group, whose values it would join. */
function All({ label, options, value, onChange, isDisabled }: AllProps) {
  const open = options.filter((option) => !option.isDisabled).map((option) => option.value)
  const fixed = value.filter((one) => !open.includes(one))
  const count = open.filter((one) => value.includes(one)).length

  return (
    <Checkbox
      isSelected={count > 0 && count === open.length}
      isIndeterminate={count > 0 && count < open.length}
      isDisabled={isDisabled}
      onChange={() => onChange(count === open.length ? fixed : [...fixed, ...open])}
    >
      {label}
    </Checkbox>
  )
}

const Option = styled(AriaCheckbox)`
  ${Tick.line}
`

const Root = styled(AriaCheckboxGroup)`
  ${field}
  font-size: ${token('text', 14)};
`

const looks: Record<CheckboxGroupLook, RuleSet> = {
  list: css`
    display: grid;
    gap: ${token('space', 2)};
    justify-items: start;
  `,
  row: css`
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 2)} ${token('space', 6)};
  `,
}

const Options = styled.div<{ $look: CheckboxGroupLook }>`
  padding-block: 2px;
  ${({ $look }) => looks[$look]}
`
