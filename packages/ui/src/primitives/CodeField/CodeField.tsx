import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'
import { useField } from '../Field/useField.ts'
import { useImeSafeEnter } from '../TextField/useImeSafeEnter.ts'
import * as S from './CodeField.styles.ts'

export interface CodeFieldProps extends Pick<React.ComponentProps<'input'>, 'name' | 'id' | 'autoFocus'> {
  /**
   * What is asked for.
   *
   * @default '验证码'
   */
  label?: string
  /** The digits typed so far. */
  value: string
  onChange: (value: string) => void
  /** The last digit was typed or pasted. */
  onComplete?: (value: string) => void
  /**
   * How many digits it has.
   *
   * @default 6
   */
  length?: number
  /** What is wrong with the code. */
  error?: string
  /** What helps: where the code was sent. */
  help?: React.ReactNode
  isDisabled?: boolean
  /** Enter was pressed. */
  onEnter?: () => void
  /** The input itself, to lead the focus there. */
  inputRef?: React.Ref<HTMLInputElement>
}

/** The code of a text message: one input, so that paste and the phone's own suggestion fill it at once. */
export function CodeField({
  label = '验证码',
  value,
  onChange,
  onComplete,
  length = 6,
  error,
  help,
  isDisabled,
  onEnter,
  inputRef,
  id: given,
  ...props
}: CodeFieldProps) {
  const { id, notes, input, box } = useField({ id: given, error, help, isDisabled })
  const enter = useImeSafeEnter(onEnter && (() => onEnter()))

  const change = (text: string) => {
    const code = text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }

  return (
    <S.Root>
      <FieldLabel id={id}>{label}</FieldLabel>
      <S.Frame style={{ '--cells': length }}>
        <S.Cells>
          {Array.from({ length }, (_, at) => (
            <S.Cell key={at} data-now={at === Math.min(value.length, length - 1) || undefined} />
          ))}
        </S.Cells>
        {/* No maxLength: it would cut ‘123 456’ before the space is gone. */}
        <input
          {...props}
          {...input}
          {...box}
          ref={inputRef}
          value={value}
          onChange={({ target }) => change(target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-full={value.length === length || undefined}
          {...enter}
        />
      </S.Frame>
      <FieldNotes id={notes} help={help} error={error} />
    </S.Root>
  )
}
