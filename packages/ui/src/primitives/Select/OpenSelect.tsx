import { Check } from 'lucide-react'
import { ListBox, type Key } from 'react-aria-components'
import { Icon } from '../Icon/Icon.tsx'
import type { Hanging } from '../Popover/useOpener.ts'
import * as S from './OpenSelect.styles.ts'
import type { SelectProps } from './Select.tsx'

type OpenSelectProps = SelectProps &
  Hanging & {
    /** The id of the label. */
    labelledBy: string
    isByKey: boolean
  }

/** The list of a `Select` once it is open. */
export function OpenSelect(props: OpenSelectProps) {
  const { options, anchor, labelledBy, isByKey, isOpen, onOpenChange, empty = '没有可选项' } = props
  return (
    <S.Around
      {...choiceOf(props)}
      aria-labelledby={labelledBy}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      // Whoever presses before the options came sees so, and then them.
      allowsEmptyCollection
    >
      <S.Panel triggerRef={anchor}>
        <ListBox
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was opened has the focus; a key leads to its first line
          autoFocus={isByKey ? 'first' : true}
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
    </S.Around>
  )
}

/** One value, or any number of them, as react-aria says it. */
const choiceOf = (props: SelectProps): object =>
  props.selectionMode === 'multiple'
    ? {
        selectionMode: 'multiple',
        value: props.value,
        onChange: (keys: Key[]) => props.onChange([...keys].map(String)),
      }
    : { value: props.value, onChange: (key: Key | null) => key !== null && props.onChange(String(key)) }
