import { Search, X } from 'lucide-react'
import { useImperativeHandle, useRef } from 'react'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../Button/BareButton.tsx'
import { Box, field, type FieldSize } from '../Field/Field.styles.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'
import { useField } from '../Field/useField.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useImeSafeEnter } from '../TextField/useImeSafeEnter.ts'

type Kept = 'name' | 'id' | 'autoFocus' | 'maxLength'

export interface SearchFieldProps extends Pick<React.ComponentProps<'input'>, Kept> {
  /** What is searched: ‘搜索收藏’. */
  label: string
  /** What stands in the box. */
  value: string
  onChange: (value: string) => void
  /** Enter was pressed, or the box was emptied by its cross or by Escape. */
  onSearch?: (value: string) => void
  placeholder?: string
  /**
   * Whether the label is only read aloud: the glass says it.
   *
   * @default true
   */
  isLabelHidden?: boolean
  /**
   * 28, 36 or 44 px high.
   *
   * @default 'md'
   */
  size?: FieldSize
  /** What is wrong with the words. */
  error?: string
  /** What helps to search. */
  help?: React.ReactNode
  isDisabled?: boolean
  /** The input itself, to focus or select it. */
  inputRef?: React.Ref<HTMLInputElement>
}

/** Searches within a list or a page. The search of the whole site is `OmniSearch`. */
export function SearchField({
  label,
  value,
  onChange,
  onSearch,
  placeholder,
  isLabelHidden = true,
  size = 'md',
  error,
  help,
  isDisabled,
  inputRef,
  id: given,
  ...props
}: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle(inputRef, () => own.current!)
  const enter = useImeSafeEnter(() => onSearch?.(value))
  const { id, notes, input, box } = useField({ id: given, error, help, isDisabled })

  function empty() {
    own.current?.focus()
    onChange('')
    onSearch?.('')
  }

  /** Escape empties the box, and in an empty one does what it does around it; the one that ends a composition does neither. */
  function type(event: React.KeyboardEvent<HTMLInputElement>) {
    enter.onKeyDown(event)
    if (event.key !== 'Escape') return
    if (event.nativeEvent.isComposing) return event.stopPropagation()
    if (value === '') return
    event.preventDefault()
    event.stopPropagation()
    empty()
  }

  return (
    <Root>
      <FieldLabel id={id} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Box {...box} $size={size}>
        <Glass>
          <Icon of={Search} />
        </Glass>
        <input
          {...props}
          {...input}
          ref={own}
          type="search"
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
          {...enter}
          onKeyDown={type}
        />
        <Clear
          tabIndex={-1}
          aria-label="清除搜索"
          isDisabled={isDisabled}
          data-empty={value === '' || undefined}
          // The input keeps the focus, and a phone its keys.
          onMouseDown={(event) => event.preventDefault()}
          onPress={empty}
        >
          <Icon of={X} size={14} weight="bold" />
        </Clear>
      </Box>
      <FieldNotes id={notes} help={help} error={error} />
    </Root>
  )
}

const Root = styled.div`
  ${field}

  input {
    padding-inline: ${token('space', 2)} 0;
    appearance: none;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`

const Glass = styled.span`
  display: grid;
  place-items: center;
  padding-left: 10px;
  color: ${token('color', 'inkQuiet')};
`

const Clear = styled(BareButton)`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  color: ${token('color', 'inkQuiet')};

  ${media.hover} {
    &:hover {
      color: ${token('color', 'ink')};
    }
  }
  &[data-empty] {
    visibility: hidden;
  }
`
