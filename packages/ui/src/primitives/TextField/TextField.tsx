import { Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { Addon, Box, Counter, field, Inset, type FieldSize } from '../Field/Field.styles.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'
import { pasteClean } from './paste-clean.ts'
import { useImeSafeEnter } from './useImeSafeEnter.ts'

type Kept =
  | 'name'
  | 'id'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoFocus'
  | 'maxLength'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'onBlur'
  | 'onFocus'

export interface TextFieldProps extends Pick<AriaTextFieldProps, Kept> {
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
  /** Enter was pressed, and it was not the one that chose a Chinese character. */
  onEnter?: () => void
  /** The input itself, to focus or select it. */
  inputRef?: React.Ref<HTMLInputElement>
}

/** One line to type. */
export function TextField({
  label,
  size = 'md',
  error,
  help,
  counter = 'none',
  prefix,
  suffix,
  placeholder,
  isLabelHidden,
  onEnter,
  inputRef,
  ...props
}: TextFieldProps) {
  const enter = useImeSafeEnter(onEnter && (() => onEnter()))

  return (
    <Root {...props} isInvalid={Boolean(error)} validationBehavior="aria">
      <FieldLabel isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Box $size={size} isInvalid={Boolean(error)} isDisabled={props.isDisabled}>
        <Beside>{prefix}</Beside>
        <Input
          ref={inputRef}
          placeholder={placeholder}
          onPaste={props.type === 'password' ? undefined : pasteClean}
          {...enter}
        />
        <Beside>{suffix}</Beside>
      </Box>
      {counter === 'shown' && props.maxLength ? (
        <Foot>
          <FieldNotes help={help} error={error} />
          <Counter data-full={props.value.length >= props.maxLength || undefined}>
            {props.value.length} / {props.maxLength}
          </Counter>
        </Foot>
      ) : (
        <FieldNotes help={help} error={error} />
      )}
    </Root>
  )
}

/** Words get a ground of their own; controls stand inside the box. */
function Beside({ children }: { children: React.ReactNode }) {
  if (!children) return null

  return typeof children === 'string' ? <Addon>{children}</Addon> : <Inset>{children}</Inset>
}

const Root = styled(AriaTextField)`
  ${field}
`

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 3)};

  > :only-child {
    margin-left: auto;
  }
`
