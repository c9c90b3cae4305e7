import { ChevronDown } from 'lucide-react'
import { Collection, Input, ListBoxSection } from 'react-aria-components'
import { AriaBox, AriaFieldLabel, AriaFieldNotes } from '../Field/AriaField.tsx'
import type { FieldSize } from '../Field/Field.styles.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './ComboBox.styles.ts'
import { useComboText } from './useComboText.ts'
import { useHeld } from './useHeld.ts'

export interface ComboOption {
  value: string
  label: string
  /** What tells it from others, in grey at the right. */
  detail?: string
}

export interface ComboGroup {
  /** The head over the options; empty for a list without heads. */
  title: string
  items: readonly ComboOption[]
}

/** What stands in the field: an option, or free text, which has no value of its own. */
export interface ComboValue {
  value: string | null
  label: string
}

export interface ComboBoxProps {
  /** What is asked for. */
  label: string
  /**
   * Whether the label is only read aloud.
   *
   * @default false
   */
  isLabelHidden?: boolean
  /** What is suggested for the words typed last. */
  groups: readonly ComboGroup[]
  /** What is chosen; null while nothing is. */
  value: ComboValue | null
  onChange: (value: ComboValue | null) => void
  /** Words were typed: find suggestions for them. */
  onQuery: (text: string) => void
  /**
   * Whether suggestions are there, on their way, or could not be had.
   *
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error'
  /**
   * Whether words that are no suggestion may stand.
   *
   * @default false
   */
  allowsCustom?: boolean
  /**
   * 28, 36 or 44 px high.
   *
   * @default 'md'
   */
  size?: FieldSize
  /** What is wrong with the value. */
  error?: string
  /** What helps to fill it in. */
  help?: React.ReactNode
  placeholder?: string
  /** The name of the text in a form. */
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** Words to type, with suggestions that come as one types. */
export function ComboBox({
  label,
  isLabelHidden,
  groups,
  value,
  onChange,
  onQuery,
  state = 'ready',
  allowsCustom = false,
  size = 'md',
  error,
  help,
  placeholder,
  ...props
}: ComboBoxProps) {
  const [shown, hold] = useHeld(groups)
  const combo = useComboText({ value, onChange, onQuery, groups: shown, allowsCustom })
  const filled = shown.filter(({ items }) => items.length > 0).map((group) => ({ ...group, id: group.title }))

  // What is left in the field is settled here: React Aria would need the chosen option among the suggestions.
  return (
    <S.Root
      {...props}
      items={filled}
      // Other words are no choice yet: React Aria would take the old option again when one leaves.
      value={combo.text === value?.label ? value.value : null}
      onChange={combo.take}
      inputValue={combo.text}
      onInputChange={combo.type}
      onBlur={combo.settle}
      allowsEmptyCollection
      allowsCustomValue
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <AriaFieldLabel isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </AriaFieldLabel>
      <div role="presentation" onKeyDownCapture={(event) => settleOnEnter(event, combo.settle)}>
        <AriaBox $size={size} isInvalid={Boolean(error)} isDisabled={props.isDisabled}>
          <Input placeholder={placeholder} />
          <S.Opener>
            <Icon of={ChevronDown} size={14} weight="bold" />
          </S.Opener>
        </AriaBox>
      </div>
      <AriaFieldNotes help={help} error={error} />
      <S.Panel offset={4}>
        <S.List
          onPointerDownCapture={hold}
          onMouseDown={keepFocus}
          aria-busy={state === 'loading' || undefined}
          renderEmptyState={() => <S.Line>{lineOf({ state, text: combo.text, allowsCustom })}</S.Line>}
        >
          <Collection items={filled}>{Group}</Collection>
        </S.List>
      </S.Panel>
    </S.Root>
  )
}

const Group = ({ title, items }: ComboGroup) => (
  <ListBoxSection id={title} aria-label={title || '联想'}>
    {title && <S.Title>{title}</S.Title>}
    <Collection items={items.map((item) => ({ ...item, id: item.value }))}>
      {(item) => (
        <S.Option id={item.value} textValue={item.label}>
          <span>{item.label}</span>
          {item.detail && <S.Detail>{item.detail}</S.Detail>}
        </S.Option>
      )}
    </Collection>
  </ListBoxSection>
)

/** A press beside the options, on a title or on ‘正在查找…’, leaves the field where it is: what was typed stays. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault()

/** The Enter that chooses a character must neither choose a suggestion nor close the list. */
function settleOnEnter(event: React.KeyboardEvent, settle: () => void) {
  if (event.nativeEvent.isComposing || event.keyCode === 229) event.stopPropagation()
  else if (event.key === 'Enter' && !isAtOption(event.target)) settle()
}

const isAtOption = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.hasAttribute('aria-activedescendant')

interface LineOptions {
  state: NonNullable<ComboBoxProps['state']>
  text: string
  allowsCustom: boolean
}

function lineOf({ state, text, allowsCustom }: LineOptions): string {
  if (state === 'loading') return '正在查找…'
  if (state === 'error') return '联想暂时不可用，可以继续输入'
  if (text.trim() === '') return '输入文字开始查找'
  return allowsCustom ? `没有找到‘${text.trim()}’，可以直接使用` : `没有找到‘${text.trim()}’`
}
