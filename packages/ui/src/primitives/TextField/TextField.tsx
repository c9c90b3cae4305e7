import { styled } from 'styled-components'
import { Addon, Box, Counter, field, Foot, Inset, type FieldSize } from '../Field/Field.styles.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'
import { useField } from '../Field/useField.ts'
import { pasteClean } from './paste-clean.ts'
import { useImeSafeEnter } from './useImeSafeEnter.ts'

type Kept = 'name' | 'id' | 'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'maxLength' | 'onBlur' | 'onFocus'

export interface TextFieldProps extends Pick<React.ComponentProps<'input'>, Kept> {
  /** What is asked for. */
  label: string
  /** What stands in the field. */
  value: string
  onChange: (value: string) => void
  /**
   * 28, 36 or 44 px high.
   *
   * @default 'md'
   */
  size?: FieldSize
  /** What is wrong with the value, and how to put it right. */
  error?: string
  /** What helps to fill it in. */
  help?: React.ReactNode
  /**
   * Whether characters are counted against `maxLength`, under the field.
   *
   * @default 'none'
   */
  counter?: 'none' | 'shown'
  /** A word, or a control, before what is typed: ‘¥’. */
  prefix?: React.ReactNode
  /** A word, or a control, after it: ‘含税’. */
  suffix?: React.ReactNode
  placeholder?: string
  /**
   * Whether the label is only read aloud.
   *
   * @default false
   */
  isLabelHidden?: boolean
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Enter was pressed, and it was not the one that chose a Chinese character. */
  onEnter?: () => void
  /** The input itself, to focus or select it. */
  inputRef?: React.Ref<HTMLInputElement>
}

/** One line to type. */
export function TextField({
  label,
  value,
  onChange,
  size = 'md',
  error,
  help,
  counter = 'none',
  prefix,
  suffix,
  placeholder,
  isLabelHidden,
  isRequired,
  isDisabled,
  isReadOnly,
  onEnter,
  inputRef,
  id: given,
  type = 'text',
  ...props
}: TextFieldProps) {
  const enter = useImeSafeEnter(onEnter && (() => onEnter()))
  const { id, notes, input, box } = useField({ id: given, error, help, isRequired, isDisabled, isReadOnly })
  const said = <FieldNotes id={notes} help={help} error={error} />

  return (
    <Root>
      <FieldLabel id={id} isRequired={isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Box {...box} $size={size}>
        <Beside>{prefix}</Beside>
        <input
          {...props}
          {...input}
          ref={inputRef}
          type={type}
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
          onPaste={type === 'password' ? undefined : pasteClean}
          {...enter}
        />
        <Beside>{suffix}</Beside>
      </Box>
      {counter === 'shown' && props.maxLength ? (
        <Foot>
          {said}
          <Counter data-full={value.length >= props.maxLength || undefined}>
            {value.length} / {props.maxLength}
          </Counter>
        </Foot>
      ) : (
        said
      )}
    </Root>
  )
}

/** Words get a ground of their own; controls stand inside the box. */
function Beside({ children }: { children: React.ReactNode }) {
  if (!children) return null

  return typeof children === 'string' ? <Addon>{children}</Addon> : <Inset>{children}</Inset>
}

const Root = styled.div`
  ${field}
`
