import { Search, X } from 'lucide-react'
import {
  Button,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaProps,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { Box, field, type FieldSize } from '../Field/Field.styles.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useImeSafeEnter } from '../TextField/useImeSafeEnter.ts'

export interface SearchFieldProps extends Pick<AriaProps, 'name' | 'id' | 'autoFocus' | 'isDisabled' | 'maxLength'> {
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
  /** The input itself, to focus or select it. */
  inputRef?: React.Ref<HTMLInputElement>
}

/** Searches within a list or a page. The search of the whole site is `OmniSearch`. */
export function SearchField({
  label,
  value,
  onSearch,
  placeholder,
  isLabelHidden = true,
  size = 'md',
  error,
  help,
  inputRef,
  ...props
}: SearchFieldProps) {
  const enter = useImeSafeEnter(() => onSearch?.(value))

  return (
    <Root {...props} value={value} onClear={() => onSearch?.('')} isInvalid={Boolean(error)} validationBehavior="aria">
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      {/* Escape that ends a composition must not empty the box. */}
      <div role="presentation" onKeyDownCapture={keepComposing}>
        <Box $size={size} isInvalid={Boolean(error)} isDisabled={props.isDisabled}>
          <Glass>
            <Icon of={Search} />
          </Glass>
          <Input ref={inputRef} placeholder={placeholder} {...enter} />
          <Clear>
            <Icon of={X} size={14} weight="bold" />
          </Clear>
        </Box>
      </div>
      <FieldNotes help={help} error={error} />
    </Root>
  )
}

const keepComposing = (event: React.KeyboardEvent) => event.nativeEvent.isComposing && event.stopPropagation()

const Root = styled(AriaSearchField)`
  ${field}

  input {
    padding-inline: ${token('space', 2)} 0;
    appearance: none;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  &[data-empty] button {
    visibility: hidden;
  }
`

const Glass = styled.span`
  display: grid;
  place-items: center;
  padding-left: 10px;
  color: ${token('color', 'inkQuiet')};
`

const Clear = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  color: ${token('color', 'inkQuiet')};

  &[data-hovered] {
    color: ${token('color', 'ink')};
  }
`
