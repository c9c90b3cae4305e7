import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { control, Counter, field, Foot } from '../Field/Field.styles.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'
import { useField } from '../Field/useField.ts'

type Kept = 'name' | 'id' | 'autoFocus' | 'maxLength' | 'onBlur' | 'onFocus'

export interface TextAreaProps extends Pick<React.ComponentProps<'textarea'>, Kept> {
  /** What is asked for. */
  label: string
  /** What stands in the field. */
  value: string
  onChange: (value: string) => void
  /**
   * How many lines it shows before it grows.
   *
   * @default 4
   */
  rows?: number
  /** What is wrong with the value, and how to put it right. */
  error?: string
  /** What helps to fill it in. */
  help?: React.ReactNode
  placeholder?: string
  isRequired?: boolean
  isDisabled?: boolean
  /** Ctrl+Enter or ⌘+Enter was pressed. */
  onSubmit?: () => void
  /** The text area itself, to focus or select it. */
  inputRef?: React.Ref<HTMLTextAreaElement>
}

/** Several lines to type; grows with what is typed, and counts when there is a limit. */
export function TextArea({
  label,
  value,
  onChange,
  rows = 4,
  error,
  help,
  isRequired,
  isDisabled,
  onSubmit,
  inputRef,
  id: given,
  ...props
}: TextAreaProps) {
  const { id, notes, input, box } = useField({ id: given, error, help, isRequired, isDisabled })
  const submitOnEnter = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) onSubmit?.()
  }

  return (
    <Root>
      <FieldLabel id={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <Area
        {...props}
        {...input}
        {...box}
        ref={inputRef}
        rows={rows}
        value={value}
        style={{ minHeight: `calc(${rows} * 21px + 18px)` }}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={submitOnEnter}
      />
      <Under>
        <FieldNotes id={notes} help={help} error={error} />
        {props.maxLength && (
          <Counter data-full={value.length >= props.maxLength || undefined}>
            {value.length} / {props.maxLength}
          </Counter>
        )}
      </Under>
    </Root>
  )
}

const Root = styled.div`
  ${field}
`

const Area = styled.textarea`
  width: 100%;
  padding: ${token('space', 2)} ${token('space', 3)};
  font-size: ${token('text', 14)};
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
  ${control}

  &::placeholder {
    color: ${token('color', 'inkQuiet')};
    opacity: 1;
  }
`

const Under = styled(Foot)`
  &:empty {
    display: none;
  }
`
