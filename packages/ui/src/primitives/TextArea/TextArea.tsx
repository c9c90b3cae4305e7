import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { control, Counter, field } from '../Field/Field.styles.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'

type Kept = 'name' | 'id' | 'autoFocus' | 'maxLength' | 'isRequired' | 'isDisabled' | 'onBlur' | 'onFocus'

export interface TextAreaProps extends Pick<AriaTextFieldProps, Kept> {
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
  /** Ctrl+Enter or ⌘+Enter was pressed. */
  onSubmit?: () => void
  /** The text area itself, to focus or select it. */
  inputRef?: React.Ref<HTMLTextAreaElement>
}

/** Several lines to type; grows with what is typed, and counts when there is a limit. */
export function TextArea({ label, rows = 4, error, help, placeholder, onSubmit, inputRef, ...props }: TextAreaProps) {
  const submitOnEnter = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) onSubmit?.()
  }

  return (
    <Root {...props} isInvalid={Boolean(error)} validationBehavior="aria">
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Area
        ref={inputRef}
        rows={rows}
        style={{ minHeight: `calc(${rows} * 21px + 18px)` }}
        placeholder={placeholder}
        onKeyDown={submitOnEnter}
      />
      <Foot>
        <FieldNotes help={help} error={error} />
        {props.maxLength && (
          <Counter data-full={props.value.length >= props.maxLength || undefined}>
            {props.value.length} / {props.maxLength}
          </Counter>
        )}
      </Foot>
    </Root>
  )
}

const Root = styled(AriaTextField)`
  ${field}
`

const Area = styled(AriaTextArea)`
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

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 3)};

  &:empty {
    display: none;
  }
  > :only-child:not([slot]) {
    margin-left: auto;
  }
`
